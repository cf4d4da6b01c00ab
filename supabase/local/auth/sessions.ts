import type { Connection, Run } from '../database/connection.ts';
import { authError } from './errors.ts';
import { exchangeToken, issueToken, type SessionLimits } from './refresh-tokens.ts';
import type { Tokens } from './tokens.ts';
import { findByEmail, findById, passwordMatches, query, type User } from './users.ts';

/** Who asks, in which session, and whether with a second factor ("aal2"). */
export type Caller = { user: User; sessionId: string; aal: string };
export type Sessions = ReturnType<typeof sessionsOf>;
type Method = 'password' | 'otp';

export function sessionsOf({ run, transaction }: Connection, tokens: Tokens, limits: SessionLimits) {
  async function answer(inside: Run, user: User, sessionId: string, refreshToken: string) {
    const claims = await query(inside, CLAIMS, [sessionId]);
    const amr = claims.map(({ method, seconds }) => ({ method, timestamp: Number(seconds) }));
    const aal = amr.some(({ method }) => method === 'totp') ? 'aal2' : 'aal1';
    const now = Math.floor(Date.now() / 1000);
    const { id, email, app_metadata, user_metadata } = user;
    const person = { sub: id, email, app_metadata, user_metadata, session_id: sessionId };
    const rights = { aud: 'authenticated', role: 'authenticated', aal, amr };
    const access_token = tokens.sign({ ...person, ...rights, iat: now, exp: now + tokens.seconds });
    const expiry = { expires_in: tokens.seconds, expires_at: now + tokens.seconds };
    return { access_token, token_type: 'bearer', ...expiry, refresh_token: refreshToken, user };
  }

  /** A new session of somebody who has shown who they are. */
  async function open(inside: Run, userId: string, method: Method, agent: string) {
    const text = 'insert into auth.sessions (user_id, user_agent) values ($1, $2) returning id';
    const [session] = await query(inside, text, [userId, agent]);
    const id = session?.id ?? '';
    await claim(inside, id, method);
    await query(inside, 'update auth.users set last_sign_in_at = now() where id = $1', [userId]);
    const user = await findById(inside, userId);
    if (!user) throw authError(500, 'unexpected_failure', 'Database error granting user');
    return answer(inside, user, id, await issueToken(inside, id));
  }

  return {
    open,

    signIn: (email: string, password: string, agent: string) =>
      transaction(async (inside) => {
        const found = await findByEmail(inside, email);
        const matches = await passwordMatches(inside, found?.id ?? null, password);
        if (!found || !matches) throw authError(400, 'invalid_credentials', 'Invalid login credentials');
        if (!found.email_confirmed_at) throw authError(400, 'email_not_confirmed', 'Email not confirmed');
        return open(inside, found.id, 'password', agent);
      }),

    /** The session goes on with a second factor; the user's sessions without one end. */
    async raise(inside: Run, { user, sessionId }: Caller, factorId: string) {
      await claim(inside, sessionId, 'totp');
      const raised = `update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`;
      await query(inside, raised, [sessionId, factorId]);
      await query(inside, `delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [user.id]);
      const spend = 'update auth.refresh_tokens set revoked = true, updated_at = now() where session_id = $1';
      await query(inside, spend, [sessionId]);
      const shown = (await findById(inside, user.id)) ?? user;
      return answer(inside, shown, sessionId, await issueToken(inside, sessionId));
    },

    async refresh(token: string, agent: string) {
      const renewed = await transaction(async (inside) => {
        const held = await exchangeToken(inside, token, limits, agent);
        const user = held && (await findById(inside, held.user_id));
        return user && answer(inside, user, held.session_id, held.next);
      });
      if (renewed) return renewed;
      throw authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    },

    /** Who the access token of a session that still exists belongs to. */
    async identify(token: string | null): Promise<Caller> {
      if (!token) throw authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
      const claims = tokens.verify(token);
      if (!claims || claims === 'expired')
        throw authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
      const user = await findById(run, String(claims.sub));
      const sessionId = String(claims.session_id);
      const [session] = await query(run, 'select aal from auth.sessions where id = $1', [sessionId]);
      if (!user || !session)
        throw authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
      return { user, sessionId, aal: session.aal ?? 'aal1' };
    },
  };
}

const CLAIMS = `select authentication_method as method, floor(extract(epoch from updated_at)) as seconds
  from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`;

async function claim(run: Run, sessionId: string, method: Method | 'totp'): Promise<void> {
  const text = `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
  await query(run, text, [sessionId, method]);
}

const SCOPES = new Map([
  ['global', 'true'],
  ['local', 'id::text = $2'],
  ['others', 'id::text <> $2'],
]);

/** Ends all sessions of a user, or the `local` one that is named, or the `others`. */
export async function endSessions(run: Run, userId: string, sessionId = '', scope = 'global'): Promise<void> {
  const which = SCOPES.get(scope);
  if (!which) throw authError(400, 'validation_failed', `Unsupported logout scope "${scope}"`);
  const text = `delete from auth.sessions where user_id = $1 and $2::text is not null and ${which}`;
  await query(run, text, [userId, sessionId]);
}
