import { addDays, addMonths, startOfDay, startOfMonth, subWeeks } from 'date-fns';
import { india } from '../format/dates';
import type { DateFilter } from './filters';

/** From (included) and before (excluded), as ISO moments; null is open. */
export type DateRange = { from: string | null; before: string | null };

/** Today and this month by the calendar of India, the week as the last seven times 24 hours (specification, section 9). */
export function dateRange(date: DateFilter, now: Date): DateRange {
  const today = startOfDay(now, india);
  const month = startOfMonth(now, india);
  switch (date) {
    case '':
      return { from: null, before: null };
    case 'today':
      return range(today, addDays(today, 1));
    case 'week':
      return range(subWeeks(now, 1), null);
    case 'month':
      return range(month, addMonths(month, 1));
  }
}

function range(from: Date, before: Date | null): DateRange {
  return { from: isoMoment(from), before: before && isoMoment(before) };
}

/** In UTC, whatever the zone of the date. */
const isoMoment = (date: Date) => new Date(date.getTime()).toISOString();
