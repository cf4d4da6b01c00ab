import 'server-only';
import { errorCode, log } from '../log';
import { secretClient } from '../supabase/secret';
import * as z from '../validation/zod';

const counts = z.record(z.string(), z.number());

/** Deletes what the privacy policy promises not to keep, and logs how much of each. Never throws. */
export async function deleteWhatIsDue(): Promise<void> {
  try {
    const { data } = await secretClient().rpc('delete_what_is_due').single().throwOnError();
    const deleted = counts.parse(data);
    if (Object.values(deleted).some((count) => count > 0)) log.info('retention.deleted', deleted);
  } catch (error) {
    log.warn('retention.unavailable', { code: errorCode(error) });
  }
}
