import { type Edit, LINE_COMMANDS, type LineCommand, type Span } from './markdown-edit';

export const isLineCommand = (command: string): command is LineCommand =>
  LINE_COMMANDS.some((name) => name === command);

/** What a line of each kind begins with, after its indentation. */
const SIGNS: Record<LineCommand, RegExp> = {
  heading2: /^()##(?: +|$)/,
  heading3: /^()###(?: +|$)/,
  bullets: /^(\s*)[-*+](?: +|$)/,
  numbers: /^(\s*)\d{1,9}[.)](?: +|$)/,
  quote: /^()> ?/,
};
/** A heading or an item of a list is one thing at a time; a quote may hold either. */
const OTHERS = /^(\s*)(?:#{1,6} +|[-*+] +|\d{1,9}[.)] +)/;

export function wholeLines(text: string, { from, to }: Span): Span {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const last = to > from && text[to - 1] === '\n' ? to - 1 : to;
  const end = text.indexOf('\n', last);
  return { from: start, to: end === -1 ? text.length : end };
}

/** Makes headings, a list or a quote of the lines selected, or plain lines again where all of them are that already. */
export function toggleLines(command: LineCommand, text: string, selection: Span): Edit {
  const { from, to } = wholeLines(text, selection);
  const lines = text.slice(from, to).split('\n');
  const isOne = lines.length === 1;
  const counts = (line: string) => isOne || line.trim() !== '';
  const isOff = lines.some(counts) && lines.filter(counts).every((line) => SIGNS[command].test(line));
  let number = 0;
  const after = lines.map((line) => {
    if (isOff) return line.replace(SIGNS[command], '$1');
    if (command === 'quote') return `> ${line}`.trimEnd() + (isOne && line === '' ? ' ' : '');
    return counts(line) ? begun(command, line, ++number) : line;
  });
  const insert = after.join('\n');
  if (isOne || selection.from === selection.to) {
    const end = Math.max(from, selection.to + insert.length - (to - from));
    const start = Math.max(from, selection.from + insert.length - (to - from));
    return { from, to, insert, select: { from: start, to: end } };
  }
  return { from, to, insert, select: { from, to: from + insert.length } };
}

function begun(command: Exclude<LineCommand, 'quote'>, line: string, number: number): string {
  const [, indent = ''] = /^(\s*)/.exec(line) ?? [];
  const words = line.replace(OTHERS, '').trimStart();
  if (command === 'heading2') return `## ${words}`;
  if (command === 'heading3') return `### ${words}`;
  return `${indent}${command === 'bullets' ? '-' : `${number}.`} ${words}`;
}
