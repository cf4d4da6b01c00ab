import { kindOf } from './kinds';

/** What a change was of, as a person would call it: a picture without a description is its file, a section is no address. */
export function entryName({ kind, label }: { kind: string; label: string }): string {
  const name = label.replace(/^ · /, '').trim() || kindOf(kind).label;
  return kind === 'site section' ? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ') : name;
}
