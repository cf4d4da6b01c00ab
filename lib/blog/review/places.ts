import type { Nodes } from 'mdast';
import type { Fix, ReviewText, Where } from './types.ts';

export type Span = { start: number; end: number };

/** Where a node stands in the markdown; null when its offsets are not known. */
export function spanOf({ hasOffsets }: ReviewText, { position }: Nodes): Span | null {
  if (!hasOffsets || position?.start.offset === undefined || position.end.offset === undefined) return null;
  return { start: position.start.offset, end: position.end.offset };
}

export function whereOf(text: ReviewText, node: Nodes): Where {
  return { field: 'content', line: node.position?.start.line, ...spanOf(text, node) };
}

/** Tells two findings of a rule apart. */
export function placeOf({ position }: Nodes): string {
  return `${position?.start.line}-${position?.start.column}`;
}

export function focusOn(label: string, span?: Span | null): Fix {
  return { label, kind: 'focus-field', field: 'content', ...span };
}

/** Replaces a piece of the markdown, or leads to it where its offsets are not known. */
export function replaceAt(
  { draft }: ReviewText,
  label: string,
  span: Span | null,
  replacement: string,
  otherwise: string,
): Fix {
  if (!span) return focusOn(otherwise);
  const expected = draft.content.slice(span.start, span.end);
  return { label, kind: 'replace-text', field: 'content', ...span, expected, replacement };
}

/** The words of a node, as they are read: without marks and code, with the alternative text of no image. */
export function wordsIn(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  return node.children.map(wordsIn).join(BLOCKS.has(node.type) ? ' ' : '');
}

const BLOCKS = new Set(['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow']);
