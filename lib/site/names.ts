const BRACES = /\{\{([^{}]{0,100})\}\}/g;

/** What a text names to be filled in: "price" of "from {{ price }}". */
export function namesIn(text: string): string[] {
  return [...text.matchAll(BRACES)].map(([, name = '']) => name.trim());
}

/** The names within texts, however deep. */
export function allNamesIn(value: unknown): string[] {
  if (typeof value === 'string') return namesIn(value);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(allNamesIn) : [];
}

/** The sentence for whoever names what there is not; null when all is known. */
export function unknownName(text: string, known: readonly string[]): string | null {
  const unknown = namesIn(text).find((name) => !known.includes(name));
  if (unknown === undefined) return null;
  if (known.length === 0) return 'Nothing is filled in here: please write it without {{ and }}.';
  const list = known.map((name) => `{{${name}}}`).join(', ');
  return `There is nothing called {{${unknown}}}. You can use ${list}.`;
}

/** The sentence for whoever leaves out a name without which the text says nothing; null when all are there. */
export function missingName(text: string, needed: readonly string[]): string | null {
  const missing = needed.find((name) => !namesIn(text).includes(name));
  return missing === undefined ? null : `Please name {{${missing}}} in it: what is meant differs by page.`;
}
