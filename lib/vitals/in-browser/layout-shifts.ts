export type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const GAP = 1000;
const LONGEST = 5000;

/** Adds up the shifts of each burst (less than a second apart, five seconds at most); the score is that of the worst burst. */
export function layoutShifts() {
  let worst = 0;
  let burst = 0;
  let first = 0;
  let last = 0;
  return {
    add({ startTime, value, hadRecentInput }: LayoutShift): void {
      if (hadRecentInput) return;
      const goesOn = burst && startTime - last < GAP && startTime - first < LONGEST;
      burst = goesOn ? burst + value : value;
      first = goesOn ? first : startTime;
      last = startTime;
      worst = Math.max(worst, burst);
    },
    score: () => worst,
  };
}
