import 'server-only';
import { cache } from 'react';
import { sessionClient } from '../supabase/session';
import { isPastWorkingDay } from './session-age';

export type SignedIn = { id: string; email: string; token: string };

const TIMEOUT_MS = 4000;

/**
 * Whose token this is, whether they are of the staff or not. Its signature is checked here, by the public keys of the project;
 * one that was signed by the secret of an older project, by Auth. That the session goes on is no part of it: the database looks
 * for that (`own_role`, `own_second_factor`), and so does Auth before it changes anything.
 * @throws when Auth would have to answer and does not
 */
export const getSignedIn = cache(async (): Promise<SignedIn | null> => {
  const client = await sessionClient();
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(Object.assign(new Error('no answer'), { code: 'auth_timeout' })),
      TIMEOUT_MS,
    ).unref(),
  );
  const { data, error } = await Promise.race([client.auth.getClaims(), late]);
  if (error && isOutage(error)) throw error;
  if (!data?.claims.email) return null;
  const { data: held } = await client.auth.getSession();
  const token = held.session?.access_token;
  const { sub: id, email } = data.claims;
  return token && !isPastWorkingDay(token) ? { id, email, token } : null;
});

function isOutage(error: { status?: number; name: string }): boolean {
  if (error.name === 'AuthSessionMissingError') return false;
  return error.status === undefined || error.status === 0 || error.status === 429 || error.status >= 500;
}
