import { randomBytes } from 'node:crypto';
import type { Run } from '../database/connection.ts';
import { authError } from './errors.ts';
import { query } from './users.ts';

/** How long sessions last, as `[auth.sessions]` of supabase/config.toml has it for Supabase Auth. */
export type SessionLimits = {
  /** After the sign-in, whatever happens; 0 is for ever. */
  timeboxSeconds: number;
  /** Without a new access token; 0 is for ever. */
  inactivitySeconds: number;
  /** In which a spent refresh token is taken once more: two tabs may ask at the same moment. */
  reuseSeconds: number;
};

/** Whose session it is, and the token that comes next. */
type Held = { user_id: string; session_id: string; next: string };

const HELD = `select s.user_id, s.id as session_id, t.revoked,
    t.updated_at + $2::int * interval '1 second' > now() as "isReusable",
    (select a.token from auth.refresh_tokens a where a.session_id = s.id and a.parent = t.token and not a.revoked) as successor,
    $3::int > 0 and s.created_at + $3::int * interval '1 second' <= now() as "isOver",
    $4::int > 0 and coalesce(s.refreshed_at, s.created_at) + $4::int * interval '1 second' <= now() as "isIdle"
  from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token = $1`;

const SEEN = 'update auth.sessions set refreshed_at = now(), user_agent = $2 where id = $1';

export async function issueToken(run: Run, sessionId: string, parent: string | null = null): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const text = 'insert into auth.refresh_tokens (token, session_id, parent) values ($1, $2, $3)';
  await query(run, text, [token, sessionId, parent]);
  return token;
}

/**
 * Spends a refresh token. Whoever comes with one that was spent before may have stolen it, so that ends the session. The
 * answer to an earlier request may have been lost, so the token before the last is good for the last one.
 * @returns null when that ended the session
 */
export async function exchangeToken(
  run: Run,
  token: string,
  { reuseSeconds, timeboxSeconds, inactivitySeconds }: SessionLimits,
  agent: string,
): Promise<Held | null> {
  const limits = [reuseSeconds, timeboxSeconds, inactivitySeconds].map(String);
  const [held] = await query(run, HELD, [token, ...limits]);
  const { user_id, session_id } = held ?? {};
  if (!held || !user_id || !session_id)
    throw refused('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (held.isOver === 't') throw refused('session_expired', 'Invalid Refresh Token: Session Expired');
  if (held.isIdle === 't')
    throw refused('session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)');
  const isSpent = held.revoked === 't';
  if (isSpent && held.successor) return { user_id, session_id, next: held.successor };
  if (isSpent && held.isReusable !== 't') {
    await query(run, 'delete from auth.sessions where id = $1', [session_id]);
    return null;
  }
  const spend =
    'update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1 and not revoked';
  await query(run, spend, [token]);
  await query(run, SEEN, [session_id, agent]);
  return { user_id, session_id, next: await issueToken(run, session_id, token) };
}

const refused = (code: string, message: string) => authError(400, code, message);
