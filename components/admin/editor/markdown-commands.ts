import { toggleCodeBlock } from './markdown-code-block';
import type { Edit, Made, MarkdownCommand, Span } from './markdown-edit';
import { mark } from './markdown-inline';
import { isLineCommand, toggleLines } from './markdown-lines';
import { toggleTable } from './markdown-table';

/** What a command makes of the text; null of a link, whose address has to be asked for. */
export function editFor(
  command: MarkdownCommand,
  text: string,
  selection: Span,
  around: readonly Made[] = [],
): Edit | null {
  if (isLineCommand(command)) return toggleLines(command, text, selection);
  const made = around.find((one) => one.command === command);
  if (command === 'table') return toggleTable(text, selection, made);
  if (made) return takenBack(text, selection, made);
  if (command === 'link') return null;
  if (command === 'codeBlock') return toggleCodeBlock(text, selection);
  if (command === 'code' && text.slice(selection.from, selection.to).includes('\n'))
    return toggleCodeBlock(text, selection);
  return mark(text, selection, command);
}

/** Leaves what is inside, with the same words selected. */
function takenBack(text: string, selection: Span, { from, to, inner }: Made): Edit {
  const moved = (place: number) => from + Math.min(Math.max(place, inner.from), inner.to) - inner.from;
  const select = { from: moved(selection.from), to: moved(selection.to) };
  return { from, to, insert: text.slice(inner.from, inner.to), select };
}

export function insertion({ from, to }: Span, insert: string): Edit {
  const end = from + insert.length;
  return { from, to, insert, select: { from: end, to: end } };
}

/** The markdown of a picture. Brackets in its description would end it. */
export function imageMarkdown(alt: string, url: string): string {
  return `![${alt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&')}](${url})`;
}
