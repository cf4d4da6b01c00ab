import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { forgetAnswers, noteOrigin, prepareForVisitors } from '../server/answers/page.ts';
import { coldTurn } from './page-cache/cold-turn.ts';
import { isDatabaseAway } from './page-cache/database-health.ts';
import { type Entry, isForInventedAddress, isOfItsAddressAlone, pathOf, tagsOf } from './page-cache/entry.ts';
import { expire, isExpired, isGone, namesGonePage, rememberMarks } from './page-cache/expiry.ts';
import { INCOMPLETE } from './page-cache/render-tags.ts';
import { currentVisit } from './page-cache/visit.ts';

// Both module systems load this file, and they disagree on where the class of a CommonJS module is.
const FileSystemCache = (
  'default' in fileSystemCache ? fileSystemCache.default : fileSystemCache
) as typeof fileSystemCache;

type Constructed = ConstructorParameters<typeof FileSystemCache>[0];
type Key = Parameters<InstanceType<typeof FileSystemCache>['get']>[0];
type GetContext = Parameters<InstanceType<typeof FileSystemCache>['get']>[1];
type Data = Parameters<InstanceType<typeof FileSystemCache>['set']>[1];
type SetContext = Parameters<InstanceType<typeof FileSystemCache>['set']>[2];
type Stored = NonNullable<Awaited<ReturnType<InstanceType<typeof FileSystemCache>['get']>>>;

/** How long an old copy stands in before the page is tried again, in seconds. */
const STAND_IN_SECONDS = 5;

/** Copies that were handed out: Next stores them again when it could not make the page anew. */
const handedOut = new WeakSet<object>();
/** When a page could last not be made anew. */
const failures = new Map<string, number>();

/**
 * Next's own page cache, with these rules added. What is kept depends on nothing but the page: it is rendered under its
 * own address, and a render that says more of the request is not stored. What was read before a change is out of date, but
 * stays until there is something better: it answers when the page cannot be made anew, unless the page is gone. A page
 * sleeps (lib/server/answers) and carries its Content-Security-Policy. A 404, a search or a
 * generated city page is kept only where it replaces a page, so that invented addresses fill neither the disk nor the
 * memory. An expired 404 is rendered again at once: served stale, Next would store its noindex with the revived page.
 */
export default class PageCache extends FileSystemCache {
  /** Next makes one for each request, before anything is read for it. */
  #begun = Date.now();

  constructor(constructed: Constructed) {
    super(constructed);
    if (constructed.flushToDisk) rememberMarks(constructed.serverDistDir);
  }

  override async get(key: Key, context: GetContext) {
    // Another part of Next notes the tags as well, and would have the last good copies overlooked.
    tagsManifest.clear();
    const stored = await super.get(key, context);
    if (context.kind === 'FETCH') {
      const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
      if (!stored || isExpired(tags, stored.lastModified ?? 0)) return null;
      return isDatabaseAway() ? { ...stored, lastModified: Date.now() } : stored;
    }
    const pagePath = pathOf(key);
    renderUnder(pagePath);
    const lastGood = stored && lastGoodOf(pagePath, stored);
    if (!lastGood && !isDatabaseAway()) await coldTurn();
    const copy = lastGood && usableCopy(key, pagePath, lastGood);
    if (copy?.value) {
      handedOut.add(copy.value);
      noteOrigin(pagePath, copy);
    }
    if (!copy && currentVisit()?.wantsLastGood) throw new Error('There is no copy of this page.');
    return copy;
  }

  override async set(key: Key, data: Data, context: SetContext) {
    if (!data || data.kind === 'FETCH') {
      const tags = context.fetchCache ? (context.tags ?? []) : [];
      return isExpired(tags, this.#begun) ? undefined : super.set(key, data, context);
    }
    if (handedOut.has(data)) return void failures.set(key, Date.now());
    // Before anything else: the object is also what answers the present request.
    const page: Entry = data;
    // What is kept stays as Next made it.
    const asMade = { ...data };
    prepareForVisitors(pathOf(key), page);
    const present = await this.#present(key);
    if (isIncomplete(page)) {
      failures.set(key, Date.now());
      if (present) prepareForVisitors(pathOf(key), Object.assign(data, present));
      return;
    }
    // Made of old answers, it is no newer than what it would replace.
    if (isDatabaseAway()) return void failures.set(key, Date.now());
    if (isForInventedAddress(page) && !present) return;
    if (!isOfItsAddressAlone(pathOf(key), page) || this.#wasReadTooEarly(key, page)) return;
    failures.delete(key);
    await super.set(key, asMade, context);
    forgetAnswers({ page: pathOf(key) });
  }

  /** Next keeps these in memory and forgets them with the process. */
  override async revalidateTag(tags: string | string[]): Promise<void> {
    expire([tags].flat());
    forgetAnswers({ tags: [tags].flat() });
  }

  /** The page that is kept at present, however old; not one that is missing or gone. */
  async #present(key: Key): Promise<object | null> {
    const kind = key.includes('/APP_ROUTE/') ? 'APP_ROUTE' : 'APP_PAGE';
    const context = { kind, isRoutePPREnabled: false, isFallback: false } as GetContext;
    const stored = await super.get(key, context).catch(() => null);
    if (!stored?.value || (stored.value as Entry).status === 404) return null;
    return isWithdrawn(pathOf(key), stored) ? null : stored.value;
  }

  /** It changed while the page was being made. */
  #wasReadTooEarly(key: Key, page: Entry): boolean {
    return isExpired(tagsOf(page), this.#begun) || isGone(pathOf(key), this.#begun);
  }
}

/** Next renders a page under the address of whoever asked for it, alias or rewritten, and writes that into the page. */
function renderUnder(pagePath: string): void {
  const visit = currentVisit();
  if (visit) visit.request.url = pagePath.replace(/[?#]/g, encodeURIComponent);
}

/** What may be given where nothing better can be made; null when there is nothing. */
function lastGoodOf(pagePath: string, stored: Stored): Stored | null {
  const page = stored.value as Entry | null;
  if (!page) return stored;
  if (page.status === 404 && (isOutdated(stored) || isOld(stored))) return null;
  return isWithdrawn(pagePath, stored) ? null : stored;
}

function usableCopy(key: string, pagePath: string, stored: Stored): Stored | null {
  const page = stored.value as Entry | null;
  if (!page) return stored;
  prepareForVisitors(pagePath, page);
  if (isOutdated(stored))
    return currentVisit()?.wantsLastGood || isDatabaseAway() ? standIn(stored, true) : null;
  const failedAt = failures.get(key) ?? 0;
  return Date.now() - failedAt < STAND_IN_SECONDS * 1000 ? standIn(stored, false) : stored;
}

const isOutdated = ({ value, lastModified = 0 }: Stored) => isExpired(tagsOf(value as Entry), lastModified);

/** The page is gone, or it is a feed, which holds whole articles, with one that is gone. */
function isWithdrawn(pagePath: string, { value, lastModified = 0 }: Stored): boolean {
  const { body } = value as Entry;
  return isGone(pagePath, lastModified) || (body !== undefined && namesGonePage(String(body), lastModified));
}

/** @param tryAgain whether the page is to be made anew behind this answer */
function standIn(stored: Stored, tryAgain: boolean): Stored {
  const age = tryAgain ? (STAND_IN_SECONDS + 1) * 1000 : 0;
  return {
    ...stored,
    lastModified: Date.now() - age,
    cacheControl: { revalidate: STAND_IN_SECONDS, expire: undefined },
  };
}

function isOld({ lastModified = 0, cacheControl }: Stored): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && Date.now() - lastModified > seconds * 1000;
}

/** Made without all that belongs in it, for want of the database. */
function isIncomplete(page: Entry): boolean {
  return (page.status ?? 200) >= 500 || tagsOf(page).includes(INCOMPLETE);
}
