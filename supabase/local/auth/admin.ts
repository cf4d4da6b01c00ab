import type { Connection } from '../database/connection.ts';
import { isRecord, type Request, Unsupported } from '../http.ts';
import { AuthError } from './errors.ts';
import { type Fields, type Result, requireKnown, textOf } from './fields.ts';
import {
  createUser,
  deleteUser,
  findByEmail,
  findById,
  listUsers,
  requireStrong,
  type UserChange,
  updateUser,
} from './users.ts';

/** `/admin/users` and `/admin/users/{id}`, for whoever holds the secret key. */
export function adminRoutes(connection: Connection, minPasswordLength: number) {
  const { run } = connection;

  function create(fields: Fields): Promise<Result> {
    const change = readChange(fields, minPasswordLength);
    const { email } = change;
    if (!email)
      throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
    return connection.transaction(async (inside) => {
      if (await findByEmail(inside, email)) throw emailExists();
      return { body: (await createUser(inside, { ...change, email }))?.user };
    });
  }

  async function list({ query }: Request): Promise<Result> {
    const numberOf = (name: string, fallback: number) => Math.max(1, Number(query.get(name)) || fallback);
    const { users, total } = await listUsers(run, numberOf('page', 1), numberOf('per_page', 50));
    return { body: { users, aud: 'authenticated' }, headers: { 'x-total-count': String(total) } };
  }

  async function change(id: string, fields: Fields): Promise<Result> {
    const wanted = readChange(fields, minPasswordLength);
    const holder = wanted.email ? await findByEmail(run, wanted.email) : null;
    if (holder && holder.user.id !== id) throw emailExists();
    return { body: (await updateUser(run, id, wanted))?.user };
  }

  return async (request: Request, fields: Fields): Promise<Result> => {
    const { method, path } = request;
    if (path === '/admin/users') {
      if (method === 'POST') return create(fields);
      if (method === 'GET') return list(request);
    }
    const id = /^\/admin\/users\/([^/]+)$/.exec(path)?.[1];
    if (!id || !['GET', 'PUT', 'DELETE'].includes(method))
      throw new Unsupported('this part of the administration');
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
      throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
    const found = await findById(run, id);
    if (!found) throw new AuthError(404, 'user_not_found', 'User not found');
    if (method === 'GET') return { body: found.user };
    if (method === 'PUT') return change(id, fields);
    if (fields.should_soft_delete) throw new Unsupported('deleting a user softly');
    await deleteUser(run, id);
    return { body: {} };
  };
}

function readChange(fields: Fields, minPasswordLength: number): UserChange {
  const { email, password, email_confirm, app_metadata, user_metadata, ban_duration, ...unknown } = fields;
  requireKnown(unknown);
  const change = {
    email: textOf(email),
    password: textOf(password),
    ban: textOf(ban_duration),
    confirm: email_confirm === true,
    appMetadata: isRecord(app_metadata) ? app_metadata : undefined,
    userMetadata: isRecord(user_metadata) ? user_metadata : undefined,
  };
  if (change.email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(change.email))
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format');
  if (change.password !== undefined) requireStrong(change.password, minPasswordLength);
  if (change.ban !== undefined && !/^(none|(\d+(\.\d+)?(h|m|s|ms))+)$/.test(change.ban))
    throw new AuthError(400, 'validation_failed', 'Invalid format for ban duration');
  return change;
}

const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
