import { randomBytes } from 'node:crypto';
import type { Connection, Run } from '../database/connection.ts';
import { authError } from './errors.ts';
import type { Tokens } from './tokens.ts';
import { findByEmail, findById, passwordMatches, query, type User } from './users.ts';

/**
 * Sessions of people who are signed in. A refresh token lives as long as its session: rotation, which a hosted project may
 * have on or off, is left out.
 */
export function sessionsOf({ run, transaction }: Connection, tokens: Tokens) {
  function sessionOf(user: User, sessionId: string, refreshToken: string) {
    const now = Math.floor(Date.now() / 1000);
    const { id, email, app_metadata, user_metadata } = user;
    const person = { sub: id, email, app_metadata, user_metadata, session_id: sessionId };
    const rights = { aud: 'authenticated', role: 'authenticated', aal: 'aal1' };
    const access_token = tokens.sign({ ...person, ...rights, iat: now, exp: now + tokens.seconds });
    const expiry = { expires_in: tokens.seconds, expires_at: now + tokens.seconds };
    return { access_token, token_type: 'bearer', ...expiry, refresh_token: refreshToken, user };
  }

  return {
    signIn: (email: string, password: string) =>
      transaction(async (inside) => {
        const found = await findByEmail(inside, email);
        const matches = await passwordMatches(inside, found?.id ?? null, password);
        if (!found || !matches) throw authError(400, 'invalid_credentials', 'Invalid login credentials');
        if (!found.email_confirmed_at) throw authError(400, 'email_not_confirmed', 'Email not confirmed');
        const refreshToken = randomBytes(24).toString('base64url');
        const text = 'insert into auth.sessions (user_id, refresh_token) values ($1, $2) returning id';
        const [session] = await query(inside, text, [found.id, refreshToken]);
        await query(inside, 'update auth.users set last_sign_in_at = now() where id = $1', [found.id]);
        return sessionOf((await findById(inside, found.id)) ?? found, session?.id ?? '', refreshToken);
      }),

    /** Gives the session of a refresh token a new access token. */
    async refresh(token: string) {
      const text = 'select id, user_id from auth.sessions where refresh_token = $1';
      const [row] = await query(run, text, [token]);
      const user = row?.id ? await findById(run, row.user_id ?? '') : undefined;
      if (user && row?.id) return sessionOf(user, row.id, token);
      throw authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    },

    /** Who the access token of a session that still exists belongs to. */
    async identify(token: string | null): Promise<{ user: User; sessionId: string }> {
      if (!token) throw authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
      const claims = tokens.verify(token);
      if (!claims || claims === 'expired')
        throw authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
      const user = await findById(run, String(claims.sub));
      const sessionId = String(claims.session_id);
      const [session] = await query(run, 'select 1 from auth.sessions where id = $1', [sessionId]);
      if (!user || !session)
        throw authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
      return { user, sessionId };
    },
  };
}

/** Ends all sessions of a user, or the `local` one that is named, or the `others`. */
export async function endSessions(run: Run, userId: string, sessionId = '', scope = 'global'): Promise<void> {
  const which = { global: 'true', local: 'id::text = $2', others: 'id::text <> $2' }[scope];
  if (!which) throw authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const text = `delete from auth.sessions where user_id = $1 and $2::text is not null and ${which}`;
  await query(run, text, [userId, sessionId]);
}
