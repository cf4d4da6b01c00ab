import 'server-only';
import { errorCode, log } from '../../log';
import { secretClient } from '../../supabase/secret';

/** Few, so that visitors who ask the database meanwhile do not wait for long. */
const BATCH = 10;

/** Has the database judge the city pages that wait for it, after a write of many rows. Never throws: they go on waiting. */
export async function judgeWaitingCityPages(): Promise<void> {
  for (let judged = BATCH; judged === BATCH; ) {
    const { data, error } = await secretClient().rpc('judge_waiting_city_pages', { most: BATCH });
    if (error) return log.warn('city_pages.not_judged', { code: errorCode(error) });
    judged = Number(data);
  }
}
