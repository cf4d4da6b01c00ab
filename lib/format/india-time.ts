/** India keeps one offset all year, so a shifted clock gives its days without a time zone database (decision D6). */
const OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** The moment as the clock in India shows it: `yyyy-MM-ddTHH:mm:ss.sssZ`; empty for what is no moment. */
function clock(moment: string | Date): string {
  const time = new Date(moment).getTime();
  const shifted = new Date(time + OFFSET_MS);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString();
}

/** `yyyy-MM-dd` */
export function indianDay(moment: string | Date): string {
  return clock(moment).slice(0, 10);
}

/** `yyyy-MM-dd HH:mm:ss` */
export function indianStamp(moment: string | Date): string {
  return clock(moment).slice(0, 19).replace('T', ' ');
}

/** `dd MMM yyyy`; a value that is no moment comes back as it is. */
export function formatDay(moment: string): string {
  const [year, month, day] = indianDay(moment).split('-');
  return month ? `${day} ${MONTHS[Number(month) - 1]} ${year}` : moment;
}

/** `HH:mm` */
export function formatTime(moment: string): string {
  return clock(moment).slice(11, 16);
}

/** "5 January 2026, 09:05 IST" */
export function formatFull(moment: string): string {
  const [year, month, day] = indianDay(moment).split('-');
  return month
    ? `${Number(day)} ${LONG_MONTHS[Number(month) - 1]} ${year}, ${formatTime(moment)} IST`
    : moment;
}

/** Midnight in India; `month` counts from 0, and both it and `day` may run over. */
export function indianMidnight(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day) - OFFSET_MS);
}

/** The Monday of the week in which a moment falls in India, as `yyyy-MM-dd`. */
export function indianMonday(moment: string | Date): string {
  const day = new Date(indianDay(moment));
  return shiftDay(indianDay(moment), -((day.getUTCDay() + 6) % 7));
}

/** A day `yyyy-MM-dd`, some days later or earlier. */
export function shiftDay(day: string, days: number): string {
  return new Date(new Date(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
