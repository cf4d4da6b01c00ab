import { type Entry, tagsOf } from '../../cache/page-cache/entry.ts';
import { addPolicy } from '../../cache/page-cache/policy.ts';
import { addSurrogateKeys } from '../../cache/page-cache/surrogate-keys.ts';
import { putToSleep } from './sleeping-page.ts';
import { providedStores } from './stores.ts';

/** Makes of a page in Next's cache what visitors get: asleep, unless something else than our own server serves it, with its policy. */
export function prepareForVisitors(path: string, page: Entry): void {
  const stores = providedStores();
  const { html, rscData } = page;
  if (stores && typeof html === 'string' && rscData)
    page.html = putToSleep(html, (asleep) => stores.flights.keep(rscData, asleep, path));
  addPolicy(page);
  addSurrogateKeys(page);
}

type Copy = { value: unknown; lastModified?: number; cacheControl?: { revalidate?: number | false } };

/** Tells the memory of answers what a page depends on and how long it is fresh. */
export function noteOrigin(page: string, { value, lastModified = 0, cacheControl }: Copy): void {
  const seconds = cacheControl?.revalidate;
  const freshUntil = typeof seconds === 'number' ? lastModified + seconds * 1000 : Number.POSITIVE_INFINITY;
  providedStores()?.memory.noteOrigin({ page, tags: tagsOf(value as Entry), freshUntil });
}

/** To be called when a page was made anew, or when tags expire. */
export function forgetAnswers({ page, tags }: { page?: string; tags?: string[] }): void {
  const memory = providedStores()?.memory;
  if (page !== undefined) memory?.forgetPage(page);
  if (tags) memory?.forgetTags(tags);
}

export function forgetEveryAnswer(): void {
  providedStores()?.memory.forgetEverything();
}
