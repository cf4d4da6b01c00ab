import 'server-only';
import { cache } from 'react';
import { sessionClient } from '../supabase/session';
import { isPastWorkingDay } from './session-age';

export type SignedIn = { id: string; email: string; token: string };

const TIMEOUT_MS = 4000;

/**
 * Who is signed in, whether they are of the staff or not: asked of Auth for every request, so that a session that was ended
 * is over at once.
 * @throws when Auth does not answer
 */
export const getSignedIn = cache(async (): Promise<SignedIn | null> => {
  const client = await sessionClient();
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => reject(Object.assign(new Error('no answer'), { code: 'auth_timeout' })),
      TIMEOUT_MS,
    ).unref(),
  );
  const { data, error } = await Promise.race([client.auth.getUser(), late]);
  if (error && isOutage(error)) throw error;
  if (!data.user?.email) return null;
  const { data: held } = await client.auth.getSession();
  const token = held.session?.access_token;
  return token && !isPastWorkingDay(token) ? { id: data.user.id, email: data.user.email, token } : null;
});

function isOutage(error: { status?: number; name: string }): boolean {
  if (error.name === 'AuthSessionMissingError') return false;
  return error.status === undefined || error.status === 0 || error.status === 429 || error.status >= 500;
}
