import { randomInt } from 'node:crypto';
import type { Connection, Run } from '../database/connection.ts';
import { AuthError } from './errors.ts';
import type { SigningKey } from './signing-key.ts';
import { findByEmail, findById, passwordMatches, query, type User } from './users.ts';

export type Session = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: User;
};
type Options = { connection: Connection; signingKey: SigningKey; issuer: string; tokenSeconds: number };

/** Two tabs may refresh with the same token; later than this a used token means that somebody copied it. */
const REUSE_SECONDS = 10;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const TOKEN = /^[a-z0-9]{12}$/;

export class Sessions {
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** A banned address is told so before its password is looked at, as in production. */
  signIn(email: string, password: string): Promise<Session> {
    return this.#options.connection.transaction(async (run) => {
      const found = await findByEmail(run, email);
      if (found?.banned) throw new AuthError(400, 'user_banned', 'User is banned');
      const matches = await passwordMatches(run, found?.user.id ?? null, password);
      if (!found || !matches) throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
      if (!found.user.email_confirmed_at)
        throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
      const { id } = found.user;
      const [session] = await query(run, 'insert into auth.sessions (user_id) values ($1) returning id', [
        id,
      ]);
      await query(run, 'update auth.users set last_sign_in_at = now() where id = $1', [id]);
      const user = (await findById(run, id))?.user ?? found.user;
      return this.#tokens(user, session?.id ?? '', await issueToken(run, session?.id ?? ''));
    });
  }

  /** Trades a refresh token for a session with a new one, or ends the session when the token was used before. */
  async refresh(token: string): Promise<Session> {
    if (!TOKEN.test(token)) throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
    const result = await this.#options.connection.transaction(async (run) => {
      const [row] = await query(run, FIND_TOKEN, [token]);
      if (!row?.session_id)
        throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
      const found = await findById(run, row.user_id ?? '');
      if (!found || found.banned)
        throw new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned');
      if (row.state === 'reused') {
        await query(run, 'delete from auth.sessions where id = $1', [row.session_id]);
        return null;
      }
      if (row.state === 'just_used' && row.live) return this.#tokens(found.user, row.session_id, row.live);
      await query(run, 'update auth.refresh_tokens set revoked_at = now() where token = $1', [token]);
      await query(run, 'update auth.sessions set refreshed_at = now() where id = $1', [row.session_id]);
      return this.#tokens(found.user, row.session_id, await issueToken(run, row.session_id));
    });
    if (!result)
      throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    return result;
  }

  /** Who the access token of a session that still exists belongs to. */
  async identify(token: string | null): Promise<{ user: User; sessionId: string }> {
    if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const claims = this.#options.signingKey.verify(token);
    if (!claims || claims === 'expired')
      throw new AuthError(
        403,
        'bad_jwt',
        `invalid JWT: unable to parse or verify signature, ${claims ? 'token has invalid claims: token is expired' : 'token signature is invalid'}`,
      );
    const { run } = this.#options.connection;
    const found = await findById(run, String(claims.sub));
    if (!found) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const sessionId = String(claims.session_id);
    if ((await query(run, 'select 1 from auth.sessions where id = $1', [sessionId])).length === 0)
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    if (found.banned) throw new AuthError(403, 'user_banned', 'User is banned');
    return { user: found.user, sessionId };
  }

  #tokens(user: User, sessionId: string, refreshToken: string): Session {
    const { signingKey, issuer, tokenSeconds } = this.#options;
    const now = Math.floor(Date.now() / 1000);
    const access_token = signingKey.sign({
      iss: issuer,
      sub: user.id,
      aud: 'authenticated',
      exp: now + tokenSeconds,
      iat: now,
      email: user.email,
      phone: user.phone,
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: now }],
      session_id: sessionId,
      is_anonymous: false,
    });
    const expiry = { expires_in: tokenSeconds, expires_at: now + tokenSeconds };
    return { access_token, token_type: 'bearer', ...expiry, refresh_token: refreshToken, user };
  }
}

/** Ends all sessions of a user, the `local` one, or the `others`. */
export async function endSessions(run: Run, userId: string, sessionId: string, scope: string): Promise<void> {
  const which = { global: 'true', local: 'id = $2', others: 'id <> $2' }[scope];
  if (!which) throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const values = scope === 'global' ? [userId] : [userId, sessionId];
  await query(run, `delete from auth.sessions where user_id = $1 and ${which}`, values);
}

const FIND_TOKEN = `select t.session_id, s.user_id,
    case when t.revoked_at is null then 'live'
      when t.revoked_at > now() - interval '${REUSE_SECONDS} seconds' then 'just_used' else 'reused' end as state,
    (select n.token from auth.refresh_tokens n
     where n.session_id = t.session_id and n.revoked_at is null order by n.id desc limit 1) as live
  from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1`;

async function issueToken(run: Run, sessionId: string): Promise<string> {
  const token = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await query(run, 'insert into auth.refresh_tokens (token, session_id) values ($1, $2)', [token, sessionId]);
  return token;
}
