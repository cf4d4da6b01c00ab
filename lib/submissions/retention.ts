import 'server-only';
import { errorCode, log } from '../log';
import { secretClient } from '../supabase/secret';

/** Deletes what the privacy policy promises not to keep, and logs how much of each. Never throws. */
export async function deleteWhatIsDue(): Promise<void> {
  try {
    const { data } = await secretClient().rpc('delete_what_is_due').single().throwOnError();
    await secretClient().rpc('forget_content_changes').throwOnError();
    if (Object.values(data).some(Boolean)) log.info('retention.deleted', data);
    const bin = await secretClient().rpc('empty_bin').single().throwOnError();
    if (Object.values(bin.data).some(Boolean)) log.info('bin.emptied', bin.data);
  } catch (error) {
    log.warn('retention.unavailable', { code: errorCode(error) });
  }
}
