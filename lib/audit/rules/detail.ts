const EXAMPLES = 5;

/** The first few of a list in words, and how many more there are. */
export function some(texts: readonly string[]): string {
  const shown = texts.slice(0, EXAMPLES).join(', ');
  const more = texts.length - EXAMPLES;
  return more > 0 ? `${shown} and ${more} more` : shown;
}
