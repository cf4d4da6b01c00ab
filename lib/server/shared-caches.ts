/** How long a shared cache may keep a page without asking, in seconds. */
export const KEPT_SECONDS = 60;
/** And where a CDN is told of every change (lib/cdn). */
export const KEPT_WHEN_TOLD_SECONDS = 300;
/** How long it may go on giving an old one while it asks. */
const STALE_SECONDS = 30;
/** And while nobody answers it: what was unpublished just before may be seen for so long, where the cache was not told. */
const AWAY_SECONDS = 600;
/** A page that is missing may be published any moment. */
const MISSING_SECONDS = 5;

type Answer = { status: number; given: string; isForRouter: boolean; isToldOfChanges: boolean };

/**
 * What an answer says to caches that many share, for what Next says: that lets them give a page that is long unpublished for
 * a year. Browsers ask every time and are mostly told that they have it. What is no page is left as it is.
 * @param isForRouter data for Next's router, at the address of the page: a cache that does not heed Vary would take one for
 * the other
 */
export function sharedCaching({ status, given, isForRouter, isToldOfChanges }: Answer): string {
  // A file that is missing comes with what is said of files: to keep them for good.
  if (status >= 400 && given.includes('immutable')) return 'no-store';
  const seconds = Number(/(?:^|[\s,])s-maxage=(\d+)/.exec(given)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return given;
  if (isForRouter) return 'private, no-cache';
  if (status === 404 || status === 410) return kept(Math.min(seconds, MISSING_SECONDS));
  if (status >= 400) return 'no-store';
  // An address may come to have a page again.
  if (status >= 300 && status !== 304) return 'public, max-age=0, must-revalidate';
  const most = isToldOfChanges ? KEPT_WHEN_TOLD_SECONDS : KEPT_SECONDS;
  const stale = `stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${AWAY_SECONDS}`;
  return `${kept(Math.min(seconds, most))}, ${stale}`;
}

const kept = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;
