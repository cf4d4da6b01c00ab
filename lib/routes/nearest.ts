/** The one of these words that is meant by another: the same, or one that differs in a letter or, if it is long, two. */
export function nearest(word: string, words: readonly string[]): string | null {
  if (word.length > MAX_LENGTH) return null;
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of words) {
    const faults = distance(word, candidate);
    if (faults > allowed(candidate) || faults >= least) continue;
    found = candidate;
    least = faults;
  }
  return found;
}

const MAX_LENGTH = 60;
const allowed = (word: string) => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** Letters to add, leave out, change or swap with their neighbour (Levenshtein, with swaps). */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
