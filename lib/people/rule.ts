import 'server-only';
import { answerOf } from '../supabase/errors';
import { sessionClient } from '../supabase/session';

/** Whether the owners ask for a second factor of everybody of the staff. */
export async function isSecondFactorRequired(): Promise<boolean> {
  const { data } = await answerOf((await sessionClient()).rpc('second_factor_required'));
  return data === true;
}
