export type Span = { from: number; to: number };
/** A piece of the text replaced, and what is selected afterwards. */
export type Edit = Span & { insert: string; select: Span };
export type MarkdownCommand = 'bold' | 'italic' | 'link';

/** What a command of the toolbar or a shortcut does to the text. */
export function editFor(command: MarkdownCommand, text: string, selection: Span): Edit {
  if (command === 'link') return link(text, selection);
  return mark(text, selection, command === 'bold' ? '**' : '*');
}

/** Puts a text where the selection is and the cursor behind it. */
export function insertion({ from, to }: Span, insert: string): Edit {
  const end = from + insert.length;
  return { from, to, insert, select: { from: end, to: end } };
}

/** Puts the mark around the selection, or takes it away where it stands already. */
function mark(text: string, { from, to }: Span, sign: string): Edit {
  const { length } = sign;
  const words = text.slice(from, to);
  if (words.length > 2 * length && isMark(runAtStart(words), sign) && isMark(runAtEnd(words), sign)) {
    const bare = words.slice(length, -length);
    return { from, to, insert: bare, select: { from, to: from + bare.length } };
  }
  if (isMark(runAtEnd(text.slice(0, from)), sign) && isMark(runAtStart(text.slice(to)), sign)) {
    const start = from - length;
    return { from: start, to: to + length, insert: words, select: { from: start, to: start + words.length } };
  }
  const start = from + length;
  return { from, to, insert: sign + words + sign, select: { from: start, to: start + words.length } };
}

/** One asterisk is italic, two are bold, three are both. */
function isMark(run: number, sign: string): boolean {
  return run === 3 || run === sign.length;
}

const runAtStart = (text: string) => /^\**/.exec(text)?.[0].length ?? 0;
const runAtEnd = (text: string) => /\**$/.exec(text)?.[0].length ?? 0;

/** Makes a link of the selection; its address is selected next, or its words when there are none. */
function link(text: string, { from, to }: Span): Edit {
  const words = text.slice(from, to);
  if (/^https?:\/\/\S+$/.test(words)) {
    return { from, to, insert: `[](${words})`, select: { from: from + 1, to: from + 1 } };
  }
  const address = from + words.length + 3;
  const select = words ? { from: address, to: address + 3 } : { from: from + 1, to: from + 1 };
  return { from, to, insert: `[${words}](url)`, select };
}

/** The markdown of a picture. Brackets in its description would end it. */
export function imageMarkdown(alt: string, url: string): string {
  return `![${alt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&')}](${url})`;
}
