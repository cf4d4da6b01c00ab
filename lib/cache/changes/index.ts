import 'server-only';
import { updateTag } from 'next/cache';
import { after } from 'next/server';
import { purgeWhatChanged } from '../../cdn';
import { announceDueAddresses } from '../../search/indexnow';
import { followChanges } from './follow';

/** Nothing depends on it: it makes Next render what the staff see anew, also when all was taken up already. */
const STAFF = 'staff';

/**
 * To be called by the verbs of the staff after a write: from the next request on this process shows what changed, whatever
 * that was, and the search engines and the CDN are told after the answer.
 */
export async function followChangesNow(): Promise<void> {
  const changes = await followChanges();
  for (const tag of [STAFF, ...(changes?.tags ?? [])]) updateTag(tag);
  after(() => Promise.all([announceDueAddresses(), purgeWhatChanged()]));
}
