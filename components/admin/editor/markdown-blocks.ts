import type { Edit, Span } from './markdown-edit';

/** Puts a block in the place of a span, with an empty line between it and what stands around it. */
export function blockEdit(text: string, { from, to }: Span, block: string, inner: Span): Edit {
  const before = breaksAfter(text.slice(0, from));
  const after = breaksBefore(text.slice(to));
  const start = from + before.length;
  return {
    ...{ from, to, insert: before + block + after },
    select: { from: start + inner.from, to: start + inner.to },
  };
}

function breaksAfter(text: string): string {
  if (text === '' || text.endsWith('\n\n')) return '';
  return text.endsWith('\n') ? '\n' : '\n\n';
}

function breaksBefore(text: string): string {
  if (text === '' || text === '\n' || text.startsWith('\n\n')) return '';
  return text.startsWith('\n') ? '\n' : '\n\n';
}
