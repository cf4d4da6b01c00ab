import type { Edit, Span } from './markdown-commands';

/** Puts a block in the place of whole lines, with an empty line between it and what stands around it. */
export function blockEdit(text: string, { from, to }: Span, block: string, inner: Span): Edit {
  const before = from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n';
  const rest = text.slice(to);
  const after = rest === '' || /^\n(?:\n|$)/.test(rest) ? '' : '\n';
  const start = from + before.length;
  return {
    ...{ from, to, insert: before + block + after },
    select: { from: start + inner.from, to: start + inner.to },
  };
}
