import { format, isValid, parseISO } from 'date-fns';

/** "January 5, 2025"; a value that is no date comes back as it is (specification, section 5). */
export function formatLongDate(value: string): string {
  return formatDate(value, 'MMMM d, yyyy');
}

/** "Jan 5, 2025"; a value that is no date comes back as it is. */
export function formatShortDate(value: string): string {
  return formatDate(value, 'MMM d, yyyy');
}

function formatDate(value: string, pattern: string): string {
  const date = parseISO(value);
  return isValid(date) ? format(date, pattern) : value;
}
