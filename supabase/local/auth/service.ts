import type { ApiKeys } from '../api-keys.ts';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import { type Answer, bearer, isRecord, json, type Request, Unsupported } from '../http.ts';
import { adminRoutes } from './admin.ts';
import { Attempts } from './attempts.ts';
import { AuthError, authJson, errorAnswer } from './errors.ts';
import { type Fields, type Result, readFields, requireKnown, textOf } from './fields.ts';
import { endSessions, type Session, Sessions } from './sessions.ts';
import type { SigningKey } from './signing-key.ts';
import { passwordMatches, requireStrong, updateUser } from './users.ts';

type Dependencies = {
  connection: Connection;
  signingKey: SigningKey;
  apiKeys: ApiKeys;
  config: Config;
  url: string;
};

/** The part of Supabase Auth that this site uses: passwords, sessions, and administration with the secret key. */
export function authService({ connection, signingKey, apiKeys, config, url }: Dependencies) {
  const { tokenSeconds, minPasswordLength } = config;
  const sessions = new Sessions({ connection, signingKey, issuer: `${url}/auth/v1`, tokenSeconds });
  const signIns = new Attempts(config.signIns);
  const refreshes = new Attempts(config.signIns * 5);
  const admin = adminRoutes(connection, minPasswordLength);

  function tokenOf(request: Request): string | null {
    const token = bearer(request);
    return token && apiKeys.includes(token) ? null : token;
  }

  function signIn({ query, address }: Request, fields: Fields): Promise<Session> {
    switch (query.get('grant_type')) {
      case 'password':
        signIns.take(address);
        if (!fields.email) throw new AuthError(400, 'validation_failed', 'missing email or phone');
        return sessions.signIn(String(fields.email), String(fields.password ?? ''));
      case 'refresh_token':
        refreshes.take(address);
        return sessions.refresh(String(fields.refresh_token ?? ''));
      default:
        throw new Unsupported('this grant type');
    }
  }

  /** A new password ends the user's other sessions. */
  async function changeOwn(request: Request, { password, data, ...others }: Fields): Promise<Result> {
    const { user, sessionId } = await sessions.identify(tokenOf(request));
    requireKnown(others);
    const wanted = { password: textOf(password), userMetadata: isRecord(data) ? data : undefined };
    return connection.transaction(async (run) => {
      if (wanted.password !== undefined) {
        requireStrong(wanted.password, minPasswordLength);
        if (await passwordMatches(run, user.id, wanted.password))
          throw new AuthError(
            422,
            'same_password',
            'New password should be different from the old password.',
          );
        await endSessions(run, user.id, sessionId, 'others');
      }
      return { body: (await updateUser(run, user.id, wanted))?.user };
    });
  }

  async function route(request: Request): Promise<Result> {
    const fields = readFields(request);
    switch (`${request.method} ${request.path}`) {
      case 'GET /health':
        return { body: { version: 'local', name: 'GoTrue', description: 'embedded' } };
      case 'GET /settings':
        return { body: { disable_signup: true, external: { email: true } } };
      case 'POST /signup':
        throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
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
    // Read by whoever verifies a token, without a key.
    if (request.path === '/.well-known/jwks.json')
      return json(200, { keys: [signingKey.publicJwk] }, { 'cache-control': 'public, max-age=600' });
    const refusal = apiKeys.refuse(request);
    if (refusal) return refusal;
    try {
      const { status = 200, body, headers } = await route(request);
      return authJson(request, status, body, headers);
    } catch (error) {
      if (error instanceof AuthError) return errorAnswer(error, request);
      throw error;
    }
  };
}

function requireAdmin(token: string | null, hasSecretKey: boolean): void {
  if (hasSecretKey && token === null) return;
  if (token === null)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  throw new AuthError(403, 'not_admin', 'User not allowed');
}
