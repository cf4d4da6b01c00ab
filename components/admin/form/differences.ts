import { diffLines, diffWordsWithSpace } from 'diff';
import { sameValue } from '@/lib/validation/same-value';

export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };
export type FieldDifference = { field: string; label: string; parts: DiffPart[] };
export type FieldLabels<Fields> = Record<keyof Fields & string, string>;

/** Comparing word by word takes too long where hardly a word is the same. */
const MAX_COMPARISON_MS = 400;
/** Of a longer stretch without a change only its ends are shown. */
const CONTEXT = 80;

export function differences<Fields extends object>(
  before: Fields,
  after: Fields,
  labels: FieldLabels<Fields>,
): FieldDifference[] {
  const fields = Object.keys(labels) as (keyof Fields & string)[];
  return fields
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({
      field,
      label: labels[field],
      parts: shortened(compared(textOf(before[field]), textOf(after[field]))),
    }));
}

/** Of a list each item begins on a line of its own. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((item, index) => `${index + 1}. ${textOf(item)}`).join('\n\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join('\n');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

function compared(before: string, after: string): DiffPart[] {
  const changes =
    diffWordsWithSpace(before, after, { timeout: MAX_COMPARISON_MS }) ??
    diffLines(before, after, { timeout: MAX_COMPARISON_MS });
  if (!changes) {
    const whole: DiffPart[] = [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
    return whole.filter(({ text }) => text);
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function shortened(parts: DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 3 * CONTEXT) return part;
    const start = index === 0 ? '' : part.text.slice(0, CONTEXT);
    const end = index === parts.length - 1 ? '' : part.text.slice(-CONTEXT);
    return { ...part, text: `${start} … ${end}` };
  });
}
