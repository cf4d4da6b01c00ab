import 'server-only';
import { updateTag } from 'next/cache';
import { after } from 'next/server';
import type { CacheTag } from './cache';
import { announceDueAddresses } from './indexnow';
import { forgetRedirects } from './redirects/follow';

/**
 * To be called by the verbs of the staff that changed what the public sees: the next request reads it from the
 * database, and the search engines are told after the answer.
 */
export function pagesChanged(...tags: CacheTag[]): void {
  for (const tag of tags) updateTag(tag);
  forgetRedirects();
  after(announceDueAddresses);
}
