import { tz } from '@date-fns/tz';
import { addDays, format, formatISO, isValid, parseISO, startOfDay, startOfISOWeek } from 'date-fns';

/** Days begin and end in India, wherever the server or the browser stands (decision D6). */
export const india = { in: tz('Asia/Kolkata') };

/** A value that is no date comes back as it is, for rows may be written by hand (specification, section 5). */
function formatted(value: string, pattern: string): string {
  return isValid(parseISO(value)) ? format(value, pattern, india) : value;
}

/** "January 5, 2025" */
export const formatLongDate = (value: string) => formatted(value, 'MMMM d, yyyy');

/** "Jan 5, 2025" */
export const formatShortDate = (value: string) => formatted(value, 'MMM d, yyyy');

/** "05 Jan 2026" */
export const formatDay = (value: string) => formatted(value, 'dd MMM yyyy');

/** "00:05" */
export const formatTime = (value: string) => formatted(value, 'HH:mm');

/** "5 January 2026, 09:05 IST" */
export const formatFull = (value: string) => formatted(value, "d MMMM yyyy, HH:mm 'IST'");

/** "21 Nov 2026, 2:35 pm" */
export const formatMoment = (value: string) => formatted(value, 'd MMM yyyy, h:mm aaa');

/** "2:35 pm" */
export const formatClock = (value: string) => formatted(value, 'h:mm aaa');

/** "2026-01-05 00:05:09" */
export const indianStamp = (value: string) => formatted(value, 'yyyy-MM-dd HH:mm:ss');

/** `yyyy-MM-ddTHH:mm`, as a control for a date and a time has it; empty for what is no date. */
export const indianMinute = (value: string) =>
  isValid(parseISO(value)) ? format(value, "yyyy-MM-dd'T'HH:mm", india) : '';

/** `yyyy-MM-dd` */
export const indianDay = (moment: string | Date) => format(moment, 'yyyy-MM-dd', india);

/** The Monday of the week in which a moment falls in India, as `yyyy-MM-dd`. */
export const indianMonday = (moment: string | Date) => indianDay(startOfISOWeek(moment, india));

/** A day `yyyy-MM-dd`, some days later or earlier. */
export const shiftDay = (day: string, days: number) => indianDay(addDays(day, days, india));

/** When a day begins in India: `yyyy-MM-ddT00:00:00+05:30`. */
export const indianMidnight = (day: string | Date) => formatISO(startOfDay(day, india));

/** "2026-01-05T03:30:00.000Z"; null for what is no date, as a row written by hand may have it. */
export function isoDate(value: string | null | undefined): string | null {
  const date = new Date(value || Number.NaN);
  return isValid(date) ? date.toISOString() : null;
}
