import type { Connection } from '../database/connection.ts';
import { type Fields, type Request, Unsupported } from '../http.ts';
import { authError, requireKnown } from './errors.ts';
import { findFactor, removeFactor } from './factors.ts';
import { endSessions } from './sessions.ts';
import {
  createUser,
  deleteUser,
  findByEmail,
  findById,
  listUsers,
  readPassword,
  type User,
  updateUser,
} from './users.ts';

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `/admin/users` and `/admin/users/{id}`, for whoever holds the secret key. */
export function adminRoutes({ run, transaction }: Connection, minLength: number) {
  function readChange({ password, email_confirm, ...others }: Fields) {
    requireKnown(others);
    return { password: readPassword(password, minLength), confirm: email_confirm === true };
  }

  function create({ email, ...others }: Fields): Promise<unknown> {
    const address = String(email ?? '');
    if (!ADDRESS.test(address))
      throw authError(400, 'validation_failed', 'Unable to validate email address: invalid format');
    const change = readChange(others);
    return transaction(async (inside) => {
      if (await findByEmail(inside, address))
        throw authError(422, 'email_exists', 'A user with this email address has already been registered');
      return createUser(inside, address, change);
    });
  }

  async function list(query: URLSearchParams): Promise<unknown> {
    const [page, perPage] = [Number(query.get('page')) || 1, Number(query.get('per_page')) || 50];
    return { users: await listUsers(run, page, perPage), aud: 'authenticated' };
  }

  async function update(id: string, fields: Fields): Promise<unknown> {
    const change = readChange(fields);
    await endSessions(run, id);
    return updateUser(run, id, change);
  }

  async function factors(method: string, part: string, user: User, factorId?: string): Promise<unknown> {
    if (part !== 'factors') throw new Unsupported('this part of the administration');
    if (method === 'GET' && !factorId) return user.factors ?? [];
    const factor = await findFactor(run, user.id, factorId ?? '');
    if (method !== 'DELETE') throw new Unsupported('changing a factor');
    await transaction((inside) => removeFactor(inside, factor.id));
    const { secret: _, ...shown } = factor;
    return shown;
  }

  return async ({ method, path, query }: Request, fields: Fields): Promise<unknown> => {
    if (path === '/admin/users' && method === 'POST') return create(fields);
    if (path === '/admin/users' && method === 'GET') return list(query);
    const [id, part, factorId] = path.slice('/admin/users/'.length).split('/');
    if (!id || !['GET', 'PUT', 'DELETE'].includes(method))
      throw new Unsupported('this part of the administration');
    if (!UUID.test(id)) throw authError(404, 'validation_failed', 'user_id must be an UUID');
    const user = await findById(run, id);
    if (!user) throw authError(404, 'user_not_found', 'User not found');
    if (part) return factors(method, part, user, factorId);
    if (method === 'GET') return user;
    if (method === 'PUT') return update(id, fields);
    if (fields.should_soft_delete) throw new Unsupported('deleting a user softly');
    await deleteUser(run, id);
    return {};
  };
}
