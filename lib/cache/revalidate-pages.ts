import 'server-only';
import { updateTag } from 'next/cache';
import { after } from 'next/server';
import { forgetRedirects } from '../redirects/follow';
import { announceDueAddresses } from '../search/indexnow';
import { goneTag } from './page-cache/gone-tag';
import type { CacheTag } from './tags';

/**
 * To be called by the verbs of the staff that changed what the public sees: the next request reads it from the
 * database, and the search engines are told after the answer.
 */
export function revalidatePages(...tags: CacheTag[]): void {
  for (const tag of tags) updateTag(tag);
  forgetRedirects();
  after(announceDueAddresses);
}

/** To be called as well when pages were taken away: their last good copies must not come back when the database fails. */
export function pagesGone(paths: readonly string[]): void {
  for (const path of paths) updateTag(goneTag(path));
}
