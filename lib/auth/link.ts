import 'server-only';
import { after } from 'next/server';
import { errorCode, log } from '../log';
import { recordEvent } from '../security/events';
import { sessionClient } from '../supabase/session';
import { uncachedClient } from '../supabase/uncached';
import { forgetAttempts, takeLinkAttempt } from './attempts';

export type LinkKind = 'invite' | 'recovery';
export type LinkOutcome = 'signed-in' | 'spent' | 'unavailable';

/**
 * Has a link for a new password sent, if somebody has the address: after the answer, so that neither its words nor its time say
 * whether there is such an account.
 * @returns seconds to wait, or 0
 * @throws when the attempts cannot be counted
 */
export async function sendPasswordLink(email: string, address: string): Promise<number> {
  const attempt = await takeLinkAttempt(email, address);
  if (!attempt.isAllowed) return attempt.retryAfterSeconds;
  await recordEvent('password.asked', { account: email });
  after(async () => {
    const { error } = await uncachedClient().auth.resetPasswordForEmail(email);
    if (error) log.warn('password.link_not_sent', { code: error.code });
  });
  return 0;
}

/** Signs in whoever comes by the link of an e-mail, once. */
export async function redeemLink(token_hash: string, type: LinkKind): Promise<LinkOutcome> {
  const client = await sessionClient();
  const { error } = await client.auth.verifyOtp({ token_hash, type });
  if (!error) return 'signed-in';
  if (error.status && error.status >= 400 && error.status < 500 && error.status !== 429) {
    await recordEvent('link.refused', { detail: type });
    return 'spent';
  }
  log.error('link.unavailable', { code: errorCode(error) });
  return 'unavailable';
}

/**
 * Sets the password of somebody who came by a link. Their other sessions end.
 * @returns why Auth refuses it, or null
 * @throws when Auth does not answer
 */
export async function setPassword(email: string, password: string): Promise<string | null> {
  const client = await sessionClient();
  const { error } = await client.auth.updateUser({ password });
  // Whoever remembers it after all has what they came for.
  if (error && error.code !== 'same_password') {
    if (error.code === 'weak_password') return 'This password is too easy to guess; please choose another';
    throw error;
  }
  await client.auth.signOut({ scope: 'others' });
  await forgetAttempts(email);
  await recordEvent('password.changed', { account: email, detail: 'by_link' });
  return null;
}
