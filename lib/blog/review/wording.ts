/** Two texts that differ in case, punctuation or spacing only are one. */
export function normalised(text: string): string {
  return text
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter('en-IN', { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment }) => segment.trim()).filter(Boolean);
}

/** As many whole sentences from the beginning as fit; empty when not even the first does. */
export function sentencesThatFit(text: string, fits: (text: string) => boolean): string {
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if (!fits(longer)) break;
    kept = longer;
  }
  return kept;
}

/** The longest beginning that ends where the text itself pauses, if that leaves a good part of it; else null. */
export function shortened(text: string, fits: (text: string) => boolean): string | null {
  const pauses = [...text.matchAll(/\s*[:;,(|–—]\s|\s-\s|[?!]\s/g)].map(({ index, 0: mark }) =>
    text.slice(0, index + (/[?!]/.test(mark) ? 1 : 0)).trim(),
  );
  const longest = pauses.filter(fits).at(-1);
  return longest && longest.length * 2 >= text.length ? longest : null;
}
