import type { ApiKeys } from '../api-keys.ts';
import type { Connection } from '../database/connection.ts';
import { type Answer, type Fields, type Request, Unsupported } from '../http.ts';
import { adminRoutes } from './admin.ts';
import { authError, authJson, readFields, requireKnown } from './errors.ts';
import type { SessionLimits } from './refresh-tokens.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { passwordMatches, readPassword, updateUser } from './users.ts';

/** The part of Supabase Auth that this site uses: passwords, sessions, and administration with the secret key. */
export function authService(
  connection: Connection,
  tokens: Tokens,
  apiKeys: ApiKeys,
  { minPasswordLength: minLength, sessions: limits }: { minPasswordLength: number; sessions: SessionLimits },
) {
  const sessions = sessionsOf(connection, tokens, limits);
  const admin = adminRoutes(connection, minLength);

  function signIn(grant: string | null, { email, password, refresh_token }: Fields): Promise<unknown> {
    if (grant === 'password') return sessions.signIn(String(email), String(password));
    if (grant === 'refresh_token') return sessions.refresh(String(refresh_token));
    throw new Unsupported('this grant type');
  }

  /** A new password ends the user's other sessions. */
  async function changeOwn(token: string | null, { password, ...others }: Fields): Promise<unknown> {
    const { user, sessionId } = await sessions.identify(token);
    requireKnown(others);
    const wanted = readPassword(password, minLength);
    return connection.transaction(async (run) => {
      if (await passwordMatches(run, user.id, wanted))
        throw authError(422, 'same_password', 'New password should be different from the old password.');
      await endSessions(run, user.id, sessionId, 'others');
      return updateUser(run, user.id, { password: wanted, confirm: false });
    });
  }

  async function route(request: Request): Promise<unknown> {
    const { isSecret, token } = apiKeys(request);
    const fields = readFields(request);
    const asked = `${request.method} ${request.path}`;
    if (asked === 'POST /token') return signIn(request.query.get('grant_type'), fields);
    if (asked === 'GET /user') return (await sessions.identify(token)).user;
    if (asked === 'PUT /user') return changeOwn(token, fields);
    if (asked === 'POST /logout') {
      const { user, sessionId } = await sessions.identify(token);
      return endSessions(connection.run, user.id, sessionId, request.query.get('scope') ?? 'global');
    }
    if (!request.path.startsWith('/admin/users')) throw new Unsupported('this part of Supabase Auth');
    if (isSecret && token === null) return admin(request, fields);
    if (token) throw authError(403, 'not_admin', 'User not allowed');
    throw authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }

  return async (request: Request): Promise<Answer> => authJson(await route(request));
}
