/**
 * The value that a share of all visits stays within, taken evenly within its bucket; null where there are none.
 * @param counts of each bucket; the last one is open and counts as its lower bound
 */
export function percentile(
  bounds: readonly number[],
  counts: readonly number[],
  share: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = total * share;
  let before = 0;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && before + count >= wanted) {
      const [from, to] = [bounds[index - 1] ?? 0, bounds[index]];
      return to === undefined ? from : from + ((to - from) * (wanted - before)) / count;
    }
    before += count;
  }
  return bounds.at(-1) ?? null;
}
