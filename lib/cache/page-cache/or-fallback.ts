import 'server-only';
import { unstable_cache } from 'next/cache';
import { errorCode, log } from '../../log';
import { INCOMPLETE } from './incomplete-tag';

/** Carries the tag into the page that is being made. */
const markPage = unstable_cache(async () => true, [INCOMPLETE], { tags: [INCOMPLETE] });

/**
 * What the database answers, or something else when it does not; a page with such a gap is shown to those who ask for it
 * now, and never kept in place of a whole one.
 * @param event the name of the failure in the log
 */
export async function orFallback<Found, Instead>(
  event: string,
  find: () => Promise<Found>,
  instead: Instead,
): Promise<Found | Instead> {
  try {
    return await find();
  } catch (error) {
    log.error(event, { code: errorCode(error) });
    await markPage();
    return instead;
  }
}
