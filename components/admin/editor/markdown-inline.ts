import type { Edit, Span } from './markdown-edit';

type Inline = 'bold' | 'italic' | 'code';

export function mark(text: string, { from, to }: Span, command: Inline): Edit {
  const words = text.slice(from, to);
  const sign = signOf(command, words);
  const inside = command === 'code' ? runAt(words, '`', 'start') : sign.length;
  if (stands(command, words, inside)) {
    const bare = words.slice(inside, -inside);
    return { from, to, insert: bare, select: { from, to: from + bare.length } };
  }
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const outside = command === 'code' ? runAt(before, '`', 'end') : sign.length;
  if (isAround(command, before, after, outside)) {
    const start = from - outside;
    return {
      from: start,
      to: to + outside,
      insert: words,
      select: { from: start, to: start + words.length },
    };
  }
  const start = from + sign.length;
  return { from, to, insert: sign + words + sign, select: { from: start, to: start + words.length } };
}

/** Code that has backticks in it stands between more of them. */
function signOf(command: Inline, words: string): string {
  if (command === 'bold') return '**';
  if (command === 'italic') return '*';
  const longest = Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

function stands(command: Inline, words: string, length: number): boolean {
  if (length === 0 || words.length <= 2 * length) return false;
  return (
    isMark(command, runAt(words, signAt(command), 'start'), length) &&
    isMark(command, runAt(words, signAt(command), 'end'), length)
  );
}

function isAround(command: Inline, before: string, after: string, length: number): boolean {
  if (length === 0) return false;
  return (
    isMark(command, runAt(before, signAt(command), 'end'), length) &&
    isMark(command, runAt(after, signAt(command), 'start'), length)
  );
}

const signAt = (command: Inline) => (command === 'code' ? '`' : '*');

/** One asterisk is italic, two are bold, three are both. */
function isMark(command: Inline, run: number, length: number): boolean {
  return run === length || (command !== 'code' && run === 3);
}

function runAt(text: string, sign: '*' | '`', side: 'start' | 'end'): number {
  const step = side === 'start' ? 1 : -1;
  let place = side === 'start' ? 0 : text.length - 1;
  let run = 0;
  for (; text[place] === sign; place += step) run++;
  return run;
}
