import { type Placeholder, placeholders } from './template';

/** What the subject may say (specification, section 2.14); the body may use every placeholder. */
export const subjectPlaceholders: readonly Placeholder[] = ['name', 'service_interest'];
export const bodyPlaceholders: readonly Placeholder[] = placeholders;

const MAX_SHOWN = 40;
/** Two braces or more and what follows them; a lone `}}` is no mistake, since the rules of a style sheet end so. */
const BRACES = /(\{{2,})([^{}]*)(\}*)/g;
const SINGLE_BRACES = new RegExp(`(?<!\\{)\\{\\s*(?:${placeholders.join('|')})\\s*\\}+`, 'g');

/**
 * What in a template would reach the reader as raw braces, one sentence for each spelling, in the order of the text.
 * @param allowed what this field may use
 */
export function placeholderProblems(text: string, allowed: readonly Placeholder[]): string[] {
  const found = [...text.matchAll(BRACES), ...text.matchAll(SINGLE_BRACES)].sort((a, b) => a.index - b.index);
  return [...new Set(found.flatMap((match) => problemOf(match, allowed) ?? []))];
}

function problemOf(match: RegExpMatchArray, allowed: readonly Placeholder[]): string | null {
  const [whole, opening, content = '', closing] = match;
  const known = placeholders.find((name) => name === content.trim());
  if (known && opening === '{{' && closing === '}}')
    return allowed.includes(known) ? null : `${inBraces(known)} can be used in the HTML body only.`;
  const meant = suggestion(content || whole);
  return meant && allowed.includes(meant)
    ? `${shown(whole)} is no placeholder; did you mean ${inBraces(meant)}?`
    : `${shown(whole)} is no placeholder; there are ${allowed.map(inBraces).join(', ')}.`;
}

export function inBraces(name: Placeholder): string {
  return `{{${name}}}`;
}

function shown(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}

/** The placeholder that was meant: spelt otherwise, part of a longer name, or two slips of the keys away. */
function suggestion(written: string): Placeholder | null {
  const [firstWords = ''] = written.replace(/<[^<>]*>/g, '').split(/[\r\n<]/, 1);
  const word = firstWords
    .toLowerCase()
    .replace(/[{}]/g, '')
    .trim()
    .replace(/[^\p{L}\d]+/gu, '_');
  if (word.length < 2 || word.length > MAX_SHOWN) return null;
  const near = placeholders
    .map((name) => ({ name, slips: distance(word, name) }))
    .sort((a, b) => a.slips - b.slips)[0];
  if (near && near.slips <= 2) return near.name;
  return placeholders.find((name) => word.includes(name) || (word.length > 3 && name.includes(word))) ?? null;
}

/** How many characters must be put in, left out, exchanged or swapped with their neighbour (optimal alignment). */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const [left, above, before] = [row[j - 1] ?? 0, rows[i - 1]?.[j] ?? 0, rows[i - 1]?.[j - 1] ?? 0];
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity;
      row[j] = Math.min(left + 1, above + 1, before + cost, swapped);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
