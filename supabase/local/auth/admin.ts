import type { Connection } from '../database/connection.ts';
import { type Request, Unsupported } from '../http.ts';
import { authError, type Fields, requireKnown, textOf } from './errors.ts';
import { endSessions } from './sessions.ts';
import {
  createUser,
  deleteUser,
  findByEmail,
  findById,
  listUsers,
  requireStrong,
  updateUser,
} from './users.ts';

/** What a route answers; the status is 200 unless it says otherwise. */
export type Result = { status?: number; body?: unknown; headers?: Record<string, string> };

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `/admin/users` and `/admin/users/{id}`, for whoever holds the secret key. */
export function adminRoutes(connection: Connection, minPasswordLength: number) {
  const { run } = connection;

  function create(fields: Fields): Promise<Result> {
    const { email, password, email_confirm, ...others } = fields;
    requireKnown(others);
    const address = textOf(email);
    if (!address)
      throw authError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    if (!ADDRESS.test(address))
      throw authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
    const secret = textOf(password);
    if (secret !== undefined) requireStrong(secret, minPasswordLength);
    return connection.transaction(async (inside) => {
      if (await findByEmail(inside, address))
        throw authError(422, 'email_exists', 'A user with this email address has already been registered');
      return {
        body: await createUser(inside, {
          email: address,
          password: secret,
          confirmed: email_confirm === true,
        }),
      };
    });
  }

  async function list({ query }: Request): Promise<Result> {
    const numberOf = (name: string, fallback: number) => Math.max(1, Number(query.get(name)) || fallback);
    const { users, total } = await listUsers(run, numberOf('page', 1), numberOf('per_page', 50));
    return { body: { users, aud: 'authenticated' }, headers: { 'x-total-count': String(total) } };
  }

  async function setPassword(id: string, { password, ...others }: Fields): Promise<Result> {
    requireKnown(others);
    const secret = textOf(password) ?? '';
    requireStrong(secret, minPasswordLength);
    await endSessions(run, id);
    return { body: await updateUser(run, id, { password: secret }) };
  }

  return async (request: Request, fields: Fields): Promise<Result> => {
    const { method, path } = request;
    if (path === '/admin/users' && method === 'POST') return create(fields);
    if (path === '/admin/users' && method === 'GET') return list(request);
    const id = /^\/admin\/users\/([^/]+)$/.exec(path)?.[1];
    if (!id || !['GET', 'PUT', 'DELETE'].includes(method))
      throw new Unsupported('this part of the administration');
    if (!UUID.test(id)) throw authError(404, 'validation_failed', 'user_id must be an UUID');
    const user = await findById(run, id);
    if (!user) throw authError(404, 'user_not_found', 'User not found');
    if (method === 'GET') return { body: user };
    if (method === 'PUT') return setPassword(id, fields);
    if (fields.should_soft_delete) throw new Unsupported('deleting a user softly');
    await deleteUser(run, id);
    return { body: {} };
  };
}
