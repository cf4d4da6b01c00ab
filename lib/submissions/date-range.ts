import { indianDay, indianMidnight } from '../format/india-time';
import type { DateFilter } from './filters';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** From (included) and before (excluded), as ISO moments; null is open. */
export type DateRange = { from: string | null; before: string | null };

/** Today and this month by the calendar of India, the week as the last seven times 24 hours (specification, section 9). */
export function dateRange(date: DateFilter, now: Date): DateRange {
  const [year = 0, month = 1, day = 1] = indianDay(now).split('-').map(Number);
  switch (date) {
    case '':
      return { from: null, before: null };
    case 'today':
      return range(indianMidnight(year, month - 1, day), indianMidnight(year, month - 1, day + 1));
    case 'week':
      return range(new Date(now.getTime() - WEEK_MS), null);
    case 'month':
      return range(indianMidnight(year, month - 1, 1), indianMidnight(year, month, 1));
  }
}

function range(from: Date, before: Date | null): DateRange {
  return { from: from.toISOString(), before: before?.toISOString() ?? null };
}
