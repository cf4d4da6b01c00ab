import type { ApiKeys } from '../api-keys.ts';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import { type Answer, bearer, type Request, Unsupported } from '../http.ts';
import { adminRoutes, type Result } from './admin.ts';
import { authError, authJson, type Fields, readFields, requireKnown, textOf } from './errors.ts';
import { endSessions, type Session, Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { passwordMatches, requireStrong, updateUser } from './users.ts';

type Dependencies = {
  connection: Connection;
  tokens: Tokens;
  apiKeys: ApiKeys;
  config: Config;
  url: string;
};

/** The part of Supabase Auth that this site uses: passwords, sessions, and administration with the secret key. */
export function authService({ connection, tokens, apiKeys, config, url }: Dependencies) {
  const { tokenSeconds, minPasswordLength } = config;
  const sessions = new Sessions({ connection, tokens, issuer: `${url}/auth/v1`, tokenSeconds });
  const admin = adminRoutes(connection, minPasswordLength);

  function tokenOf(request: Request): string | null {
    const token = bearer(request);
    return token && apiKeys.includes(token) ? null : token;
  }

  function signIn({ query }: Request, fields: Fields): Promise<Session> {
    switch (query.get('grant_type')) {
      case 'password':
        if (!fields.email) throw authError(400, 'validation_failed', 'missing email or phone');
        return sessions.signIn(String(fields.email), String(fields.password ?? ''));
      case 'refresh_token':
        return sessions.refresh(String(fields.refresh_token ?? ''));
      default:
        throw new Unsupported('this grant type');
    }
  }

  /** A new password ends the user's other sessions. */
  async function changeOwn(request: Request, { password, ...others }: Fields): Promise<Result> {
    const { user, sessionId } = await sessions.identify(tokenOf(request));
    requireKnown(others);
    const wanted = textOf(password) ?? '';
    requireStrong(wanted, minPasswordLength);
    return connection.transaction(async (run) => {
      if (await passwordMatches(run, user.id, wanted))
        throw authError(422, 'same_password', 'New password should be different from the old password.');
      await endSessions(run, user.id, sessionId, 'others');
      return { body: await updateUser(run, user.id, { password: wanted }) };
    });
  }

  async function route(request: Request): Promise<Result> {
    const fields = readFields(request);
    switch (`${request.method} ${request.path}`) {
      case 'POST /signup':
        throw authError(422, 'signup_disabled', 'Signups not allowed for this instance');
      case 'POST /token':
        return { body: await signIn(request, fields) };
      case 'GET /user':
        return { body: (await sessions.identify(tokenOf(request))).user };
      case 'PUT /user':
        return changeOwn(request, fields);
      case 'POST /logout': {
        const { user, sessionId } = await sessions.identify(tokenOf(request));
        await endSessions(connection.run, user.id, sessionId, request.query.get('scope') ?? 'global');
        return { status: 204 };
      }
    }
    if (!request.path.startsWith('/admin/users')) throw new Unsupported('this part of Supabase Auth');
    requireAdmin(tokenOf(request), apiKeys.isSecret(request));
    return admin(request, fields);
  }

  return async (request: Request): Promise<Answer> => {
    apiKeys.check(request);
    const { status = 200, body, headers } = await route(request);
    return authJson(status, body, headers);
  };
}

function requireAdmin(token: string | null, hasSecretKey: boolean): void {
  if (hasSecretKey && token === null) return;
  if (token === null) throw authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  throw authError(403, 'not_admin', 'User not allowed');
}
