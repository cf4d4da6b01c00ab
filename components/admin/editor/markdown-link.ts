import type { Edit, Span } from './markdown-edit';

/** Makes a link of the selection; its address is selected next, or its words when there are none. */
export function link(text: string, { from, to }: Span): Edit {
  const words = text.slice(from, to);
  if (/^https?:\/\/\S+$/.test(words)) {
    return { from, to, insert: `[](${words})`, select: { from: from + 1, to: from + 1 } };
  }
  const address = from + words.length + 3;
  const select = words ? { from: address, to: address + 3 } : { from: from + 1, to: from + 1 };
  return { from, to, insert: `[${words}](url)`, select };
}
