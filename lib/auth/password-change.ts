import 'server-only';
import { UserError } from '../action/user-error';
import { waitingTime } from '../format/durations';
import { errorCode, log } from '../log';
import { recordEvent } from '../security/events';
import { sessionClient } from '../supabase/session';
import { uncachedClient } from '../supabase/uncached';
import { forgetAttempts, takePasswordAttempt } from './attempts';
import type { Administrator } from './index';
import { passwordProblem } from './password';

const UNAVAILABLE =
  'The sign-in service does not answer. Your password is unchanged; please try again later.';

/**
 * Gives an administrator a new password, once the present one is shown to be known. Other sessions of the account end.
 * @throws UserError with the reason; the password is unchanged then
 */
export async function changePassword(
  administrator: Administrator,
  { current, wanted }: { current: string; wanted: string },
): Promise<void> {
  const problem = passwordProblem(wanted, administrator.email);
  if (problem) throw new UserError('invalid', problem, { wanted: problem });
  const attempt = await takePasswordAttempt(administrator.email).catch((error) => {
    log.error('password.unavailable', { code: errorCode(error) });
    throw new UserError('unavailable', UNAVAILABLE);
  });
  if (!attempt.isAllowed)
    throw new UserError(
      'unavailable',
      `Too many attempts. Please try again in ${waitingTime(attempt.retryAfterSeconds)}.`,
    );
  const known = await uncachedClient().auth.signInWithPassword({
    email: administrator.email,
    password: current,
  });
  if (known.error) refuse(known.error, 'current', 'This is not your current password');
  const client = await sessionClient();
  const changed = await client.auth.updateUser({ password: wanted });
  if (changed.error) refuse(changed.error, 'wanted', reasonFor(changed.error.code));
  await attempt.giveBack();
  await forgetAttempts(administrator.email);
  await client.auth.signOut({ scope: 'others' });
  await recordEvent('password.changed', { account: administrator.email });
}

function refuse(error: { status?: number; code?: string }, field: string, message: string): never {
  if (error.status === undefined || error.status === 0 || error.status >= 500) {
    log.error('password.unavailable', { code: error.code });
    throw new UserError('unavailable', UNAVAILABLE);
  }
  throw new UserError('invalid', message, { [field]: message });
}

function reasonFor(code: string | undefined): string {
  return code === 'same_password'
    ? 'The new password must differ from the current one'
    : 'This password is too easy to guess; please choose another';
}
