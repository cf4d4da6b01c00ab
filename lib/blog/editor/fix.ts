import type { Fix, ReviewField } from '../review/types';

type Texts = Record<ReviewField, string>;

/**
 * The change that a fix of the review makes to the fields; null for one that only leads to a place, or whose place holds
 * something else by now.
 */
export function changeOfFix(fields: Texts, fix: Fix): Partial<Texts> | null {
  if (fix.kind === 'replace-field') return { [fix.field]: fix.value };
  if (fix.kind === 'focus-field') return null;
  const { start, end, expected, replacement } = fix;
  const { content } = fields;
  if (content.slice(start, end) !== expected) return null;
  return { content: content.slice(0, start) + replacement + content.slice(end) };
}
