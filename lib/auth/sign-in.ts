import 'server-only';
import { errorCode, log } from '../log';
import { sessionClient } from '../supabase/session';
import { takeLoginAttempt } from './attempts';

export type SignInOutcome =
  | { kind: 'signed-in' }
  /** Unknown account, wrong password or no administrator: nobody is told which. */
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

/** Signs an administrator in; the session is in the cookies afterwards. */
export async function signIn(email: string, password: string, address: string): Promise<SignInOutcome> {
  try {
    const wait = await takeLoginAttempt(email, address);
    if (wait > 0) {
      log.warn('login.limited');
      return { kind: 'limited', retryAfterSeconds: wait };
    }
    const client = await sessionClient();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) return refusal(error);
    const allowed = await client.rpc('is_administrator');
    if (allowed.data === true) {
      log.info('login.succeeded');
      return { kind: 'signed-in' };
    }
    await client.auth.signOut({ scope: 'local' });
    if (allowed.error) throw allowed.error;
    log.warn('login.refused', { code: 'no_administrator' });
    return { kind: 'refused' };
  } catch (error) {
    log.error('login.unavailable', { code: errorCode(error) });
    return { kind: 'unavailable' };
  }
}

function refusal(error: { status?: number; code?: string }): SignInOutcome {
  if (error.status === 429) return { kind: 'limited', retryAfterSeconds: 60 };
  if (error.status !== undefined && error.status >= 400 && error.status < 500) {
    log.warn('login.refused', { code: error.code });
    return { kind: 'refused' };
  }
  log.error('login.unavailable', { code: error.code });
  return { kind: 'unavailable' };
}
