import 'server-only';
import { errorCode, log } from '../log';
import { recordEvent } from '../security/events';
import { sessionClient } from '../supabase/session';
import { takeLoginAttempt } from './attempts';
import { knownDevice, rememberDevice } from './known-device';
import { secondFactorOf } from './sign-in-path';

export type SignInOutcome =
  | { kind: 'signed-in' }
  /** The password was right, and there is a second factor to be shown or to be set up first. */
  | { kind: 'half-way'; secondFactor: 'due' | 'missing' }
  /** Unknown account, wrong password or no administrator: nobody is told which. */
  | { kind: 'refused' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'unavailable' };

export async function signIn(email: string, password: string, address: string): Promise<SignInOutcome> {
  try {
    const attempt = await takeLoginAttempt(email, address, await knownDevice(email));
    if (!attempt.isAllowed) {
      await recordEvent('sign-in.limited', { account: email });
      return { kind: 'limited', retryAfterSeconds: attempt.retryAfterSeconds };
    }
    const client = await sessionClient();
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) {
      const outcome = await refusal(email, error);
      if (outcome.kind !== 'refused') await attempt.giveBack();
      return outcome;
    }
    const allowed = await client.rpc('own_second_factor');
    const secondFactor = secondFactorOf(allowed.data);
    if (secondFactor) await attempt.giveBack();
    if (secondFactor === 'due' || secondFactor === 'missing') return { kind: 'half-way', secondFactor };
    if (secondFactor) {
      await rememberDevice(email);
      await recordEvent('sign-in.ok', { account: email });
      return { kind: 'signed-in' };
    }
    await client.auth.signOut({ scope: 'local' });
    if (allowed.error) return unavailable(allowed.error);
    return await refused(email, 'no_administrator');
  } catch (error) {
    return unavailable(error);
  }
}

async function refusal(email: string, error: { status?: number; code?: string }): Promise<SignInOutcome> {
  if (error.status === 429) {
    await recordEvent('sign-in.limited', { account: email, detail: 'by_auth' });
    return { kind: 'limited', retryAfterSeconds: 60 };
  }
  if (error.status !== undefined && error.status >= 400 && error.status < 500)
    return refused(email, error.code);
  return unavailable(error);
}

function unavailable(error: unknown): SignInOutcome {
  log.error('login.unavailable', { code: errorCode(error) });
  return { kind: 'unavailable' };
}

async function refused(account: string, detail?: string): Promise<SignInOutcome> {
  await recordEvent('sign-in.refused', { account, detail });
  return { kind: 'refused' };
}
