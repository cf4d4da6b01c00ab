import 'server-only';
import { errorCode, log } from '../../log';
import { markIncomplete } from './mark-render';

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
    await markIncomplete();
    return instead;
  }
}
