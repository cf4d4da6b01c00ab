const SHAPE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;
const HOUR = 3_600_000;
/** A day without an hour has begun fourteen hours earlier in the east. */
const DAY_TOLERANCE = 14 * HOUR;
const CLOCK_TOLERANCE = HOUR / 12;

/** @returns what is wrong with a date of a sitemap, or null */
export function faultOfDate(text: string, now: number): string | null {
  const [, , month = '01', day = '01'] = SHAPE.exec(text) ?? [];
  const time = SHAPE.test(text) ? Date.parse(text) : Number.NaN;
  const isDay = Number(day) <= new Date(Date.UTC(Number(text.slice(0, 4)), Number(month), 0)).getUTCDate();
  if (Number.isNaN(time) || !isDay) return `${text} is no W3C date`;
  const tolerance = text.includes('T') ? CLOCK_TOLERANCE : DAY_TOLERANCE;
  return time > now + tolerance ? `${text} lies in the future` : null;
}
