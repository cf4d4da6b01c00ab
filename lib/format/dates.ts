import { isValid, parseISO } from 'date-fns';

/** Days begin and end in India, wherever the server stands (decision D6). */
const TIME_ZONE = 'Asia/Kolkata';
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: TIME_ZONE });

/** "January 5, 2025"; a value that is no date comes back as it is (specification, section 5). */
export function formatLongDate(value: string): string {
  return formatDate(value, long);
}

/** "Jan 5, 2025"; a value that is no date comes back as it is. */
export function formatShortDate(value: string): string {
  return formatDate(value, short);
}

/** "2026-01-05T03:30:00.000Z"; null for what is no date, as a row written by hand may have it. */
export function isoDate(value: string | null | undefined): string | null {
  const date = new Date(value || Number.NaN);
  return isValid(date) ? date.toISOString() : null;
}

function formatDate(value: string, format: Intl.DateTimeFormat): string {
  return isValid(parseISO(value)) ? format.format(new Date(value)) : value;
}
