import type { Connection, Run } from '../database/connection.ts';
import { authError } from './errors.ts';
import { exchangeToken, issueToken, type SessionLimits } from './refresh-tokens.ts';
import type { Tokens } from './tokens.ts';
import { findByEmail, findById, passwordMatches, query, type User } from './users.ts';

export function sessionsOf({ run, transaction }: Connection, tokens: Tokens, limits: SessionLimits) {
  async function sessionOf(inside: Run, user: User, sessionId: string, refreshToken: string) {
    const [session] = await query(inside, SIGNED_IN_AT, [sessionId]);
    const amr = [{ method: 'password', timestamp: Number(session?.seconds) }];
    const now = Math.floor(Date.now() / 1000);
    const { id, email, app_metadata, user_metadata } = user;
    const person = { sub: id, email, app_metadata, user_metadata, session_id: sessionId };
    const rights = { aud: 'authenticated', role: 'authenticated', aal: 'aal1', amr };
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
        const text = 'insert into auth.sessions (user_id) values ($1) returning id';
        const [session] = await query(inside, text, [found.id]);
        const id = session?.id ?? '';
        await query(inside, 'update auth.users set last_sign_in_at = now() where id = $1', [found.id]);
        const user = (await findById(inside, found.id)) ?? found;
        return sessionOf(inside, user, id, await issueToken(inside, id));
      }),

    async refresh(token: string) {
      const renewed = await transaction(async (inside) => {
        const held = await exchangeToken(inside, token, limits);
        const user = held && (await findById(inside, held.user_id));
        return user && sessionOf(inside, user, held.session_id, held.next);
      });
      if (renewed) return renewed;
      throw authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
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

const SIGNED_IN_AT =
  'select floor(extract(epoch from created_at)) as seconds from auth.sessions where id = $1';

/** Ends all sessions of a user, or the `local` one that is named, or the `others`. */
export async function endSessions(run: Run, userId: string, sessionId = '', scope = 'global'): Promise<void> {
  const which = { global: 'true', local: 'id::text = $2', others: 'id::text <> $2' }[scope];
  if (!which) throw authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const text = `delete from auth.sessions where user_id = $1 and $2::text is not null and ${which}`;
  await query(run, text, [userId, sessionId]);
}
