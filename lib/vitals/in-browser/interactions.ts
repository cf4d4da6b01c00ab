export type Interaction = PerformanceEntry & { interactionId: number };

/** One slow answer in fifty presses is forgiven. */
const FORGIVEN = 50;
/** But no more than nine of them. */
const MOST = 9;
/** Browsers count up by seven, so that nobody reads their number for a count. */
const STEP = 7;

const counted = () => (performance as { interactionCount?: number }).interactionCount;

/** The time until the page answered its visitor: of the slowest interaction, or the 98th percentile where there are many. */
export function interactions() {
  const longest = new Map<number, number>();
  const before = counted() ?? 0;
  return {
    add({ interactionId: id, duration }: Interaction): void {
      if (id) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
    },
    delay(): number | undefined {
      const ids = [...longest.keys()];
      const number = counted();
      const total = number === undefined ? (Math.max(...ids) - Math.min(...ids)) / STEP + 1 : number - before;
      const slowest = [...longest.values()].sort((one, other) => other - one);
      return slowest[Math.min(MOST, slowest.length - 1, Math.floor(total / FORGIVEN))];
    },
  };
}
