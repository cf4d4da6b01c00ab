import { randomBytes } from 'node:crypto';
import type { Connection, Run } from '../database/connection.ts';
import { authError } from './errors.ts';
import type { Tokens } from './tokens.ts';
import { findByEmail, findById, passwordMatches, query, type User } from './users.ts';

export type Session = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: User;
};
type Options = { connection: Connection; tokens: Tokens; issuer: string; tokenSeconds: number };

/**
 * Sessions of people who are signed in. A refresh token lives as long as its session: rotation, which a hosted project may
 * have on or off, is left out.
 */
export class Sessions {
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  signIn(email: string, password: string): Promise<Session> {
    return this.#options.connection.transaction(async (run) => {
      const found = await findByEmail(run, email);
      const matches = await passwordMatches(run, found?.id ?? null, password);
      if (!found || !matches) throw authError(400, 'invalid_credentials', 'Invalid login credentials');
      if (!found.email_confirmed_at) throw authError(400, 'email_not_confirmed', 'Email not confirmed');
      const refreshToken = randomBytes(24).toString('base64url');
      const text = 'insert into auth.sessions (user_id, refresh_token) values ($1, $2) returning id';
      const [session] = await query(run, text, [found.id, refreshToken]);
      await query(run, 'update auth.users set last_sign_in_at = now() where id = $1', [found.id]);
      return this.#session((await findById(run, found.id)) ?? found, session?.id ?? '', refreshToken);
    });
  }

  /** Gives the session of a refresh token a new access token. */
  async refresh(token: string): Promise<Session> {
    const { run } = this.#options.connection;
    const [row] = await query(run, 'select id, user_id from auth.sessions where refresh_token = $1', [token]);
    const user = row?.id ? await findById(run, row.user_id ?? '') : null;
    if (user && row?.id) return this.#session(user, row.id, token);
    throw authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }

  /** Who the access token of a session that still exists belongs to. */
  async identify(token: string | null): Promise<{ user: User; sessionId: string }> {
    if (!token) throw authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const claims = this.#options.tokens.verify(token);
    if (!claims || claims === 'expired')
      throw authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    const { run } = this.#options.connection;
    const user = await findById(run, String(claims.sub));
    if (!user) throw authError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const sessionId = String(claims.session_id);
    if ((await query(run, 'select 1 from auth.sessions where id = $1', [sessionId])).length === 0)
      throw authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    return { user, sessionId };
  }

  #session(user: User, sessionId: string, refreshToken: string): Session {
    const { tokens, issuer, tokenSeconds } = this.#options;
    const now = Math.floor(Date.now() / 1000);
    const { id, email, app_metadata, user_metadata } = user;
    const access_token = tokens.sign({
      iss: issuer,
      sub: id,
      aud: 'authenticated',
      exp: now + tokenSeconds,
      iat: now,
      email,
      app_metadata,
      user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      session_id: sessionId,
    });
    const expiry = { expires_in: tokenSeconds, expires_at: now + tokenSeconds };
    return { access_token, token_type: 'bearer', ...expiry, refresh_token: refreshToken, user };
  }
}

/** Ends all sessions of a user, or the `local` one that is named, or the `others`. */
export async function endSessions(run: Run, userId: string, sessionId = '', scope = 'global'): Promise<void> {
  const which = { global: 'true', local: 'id::text = $2', others: 'id::text <> $2' }[scope];
  if (!which) throw authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const text = `delete from auth.sessions where user_id = $1 and $2::text is not null and ${which}`;
  await query(run, text, [userId, sessionId]);
}
