import { diffLines, diffWordsWithSpace } from 'diff';
import { ofEach, type PostFields, postFieldNames } from '../post-fields';

export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };
export type FieldDifference = { field: keyof PostFields; label: string; parts: DiffPart[] };

/** What the fields are called in the form. */
export const fieldLabels = ofEach('label');
/** Comparing word by word takes too long where hardly a word is the same. */
const MAX_COMPARISON_MS = 400;
/** Of a longer stretch without a change only its ends are shown. */
const CONTEXT = 80;

/** What became different between two states of a post, word by word. */
export function differences(before: PostFields, after: PostFields): FieldDifference[] {
  return postFieldNames
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      label: fieldLabels[field],
      parts: shortened(compared(textOf(before[field]), textOf(after[field]))),
    }));
}

export function isSamePost(one: PostFields, other: PostFields): boolean {
  return postFieldNames.every((field) => one[field] === other[field]);
}

function textOf(value: string | boolean): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
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
