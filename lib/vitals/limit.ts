const HOUR_MS = 3_600_000;
/** More pages than a person opens in an hour. */
const MOST_OF_ONE = 120;
const MOST_OF_ALL = 20_000;
const MAX_VISITORS = 20_000;

let began = 0;
let all = 0;
const visits = new Map<string, number>();

/** Whether one more of a visitor may be counted in this hour, so that nobody alone makes the figures. */
export function mayCount(visitor: string, now = Date.now()): boolean {
  if (now - began >= HOUR_MS) {
    began = now;
    all = 0;
    visits.clear();
  }
  const before = visits.get(visitor) ?? 0;
  const isNew = before === 0;
  if (before >= MOST_OF_ONE || all >= MOST_OF_ALL || (isNew && visits.size >= MAX_VISITORS)) return false;
  visits.set(visitor, before + 1);
  all++;
  return true;
}
