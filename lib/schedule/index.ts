import 'server-only';
import { errorCode, log } from '../log';
import { secretClient } from '../supabase/secret';

/** Publishes every article and page whose time has come, unless another instance was quicker. Never throws. */
export async function publishDue(): Promise<void> {
  try {
    const { data } = await secretClient().rpc('publish_due').throwOnError();
    for (const { kind, id, problem } of data)
      log[problem ? 'warn' : 'info'](problem ? 'schedule.failed' : 'schedule.published', {
        kind,
        id,
        code: problem ?? undefined,
      });
  } catch (error) {
    log.warn('schedule.unavailable', { code: errorCode(error) });
  }
}
