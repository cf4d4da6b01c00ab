import type { ApiKeys } from '../api-keys.ts';
import type { Connection } from '../database/connection.ts';
import { type Answer, type Fields, json, type Request, Unsupported } from '../http.ts';
import { adminRoutes } from './admin.ts';
import { authError, authJson, readFields, requireKnown } from './errors.ts';
import { factorRoutes } from './factors.ts';
import { type LinkLimits, linkRoutes } from './links.ts';
import type { Mailer } from './mailer.ts';
import type { SessionLimits } from './refresh-tokens.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { passwordMatches, readPassword, updateUser } from './users.ts';

type AuthConfig = {
  minPasswordLength: number;
  sessions: SessionLimits;
  links: LinkLimits;
  maxEnrolledFactors: number;
  siteUrl: string;
  isSignUpOpen: boolean;
};

/**
 * The part of Supabase Auth that this site uses: passwords, sessions, links by e-mail, second factors, and administration with
 * the secret key.
 */
export function authService(
  connection: Connection,
  tokens: Tokens,
  apiKeys: ApiKeys,
  mail: Mailer,
  config: AuthConfig,
) {
  const { minPasswordLength: minLength } = config;
  const sessions = sessionsOf(connection, tokens, config.sessions);
  const links = linkRoutes(connection, sessions, mail, config.links);
  const factors = factorRoutes(connection, sessions, config);
  const admin = adminRoutes(connection, minLength);

  function signIn({ query, headers }: Request, fields: Fields): Promise<unknown> {
    const grant = query.get('grant_type');
    const { email, password, refresh_token, gotrue_meta_security: _, ...others } = fields;
    requireKnown(others);
    if (grant === 'password') return sessions.signIn(String(email), String(password), agentOf(headers));
    if (grant === 'refresh_token') return sessions.refresh(String(refresh_token), agentOf(headers));
    throw new Unsupported('this grant type');
  }

  /** A new password ends the user's other sessions. */
  async function changeOwn(token: string | null, { password, ...others }: Fields): Promise<unknown> {
    const { user, sessionId, aal } = await sessions.identify(token);
    requireKnown(others);
    if (aal !== 'aal2' && user.factors?.some(({ status }) => status === 'verified'))
      throw authError(
        401,
        'insufficient_aal',
        'AAL2 session is required to update email or password when MFA is enabled.',
      );
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
    if (asked === 'POST /token') return signIn(request, fields);
    if (asked === 'POST /recover') return links.recover(fields);
    if (asked === 'POST /verify') return links.verify(fields, agentOf(request.headers));
    if (asked === 'GET /settings')
      return { external: { email: true }, disable_signup: !config.isSignUpOpen, mailer_autoconfirm: false };
    if (asked === 'GET /user') return (await sessions.identify(token)).user;
    if (asked === 'PUT /user') return changeOwn(token, fields);
    if (asked === 'POST /logout') {
      const { user, sessionId } = await sessions.identify(token);
      return endSessions(connection.run, user.id, sessionId, request.query.get('scope') || 'global');
    }
    if (/^\/factors(\/|$)/.test(request.path))
      return factors(request, await sessions.identify(token), fields);
    const isInvitation = asked === 'POST /invite';
    if (!isInvitation && !request.path.startsWith('/admin/users'))
      throw new Unsupported('this part of Supabase Auth');
    if (isSecret && token === null) return isInvitation ? links.invite(fields) : admin(request, fields);
    if (token) throw authError(403, 'not_admin', 'User not allowed');
    throw authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }

  return async (request: Request): Promise<Answer> =>
    `${request.method} ${request.path}` === 'GET /.well-known/jwks.json'
      ? json(200, tokens.keySet, { 'cache-control': 'public, max-age=600' })
      : authJson(await route(request));
}

const agentOf = (headers: Request['headers']) => headers['user-agent'] ?? '';
