import { randomBytes } from 'node:crypto';
import type { Run } from '../database/connection.ts';
import type { Row } from '../database/statement.ts';
import { AuthError } from './errors.ts';

/** As the API shows it. */
export type User = {
  id: string;
  email: string;
  phone: string;
  email_confirmed_at?: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
};
export type StoredUser = { user: User; banned: boolean };

/** Hosted Supabase Auth is no superuser either, so a trigger on its tables has to be a security definer. */
const ROLE = { text: `select set_config('role', 'supabase_auth_admin', true)` };

const SHOWN = `json_strip_nulls(json_build_object(
  'id', id, 'aud', aud, 'role', role, 'email', email, 'phone', '',
  'email_confirmed_at', email_confirmed_at, 'confirmed_at', email_confirmed_at, 'last_sign_in_at', last_sign_in_at,
  'app_metadata', raw_app_meta_data, 'user_metadata', raw_user_meta_data, 'identities', '[]'::json,
  'created_at', created_at, 'updated_at', updated_at, 'banned_until', banned_until, 'is_anonymous', false))::text as shown`;
const HASHED = (parameter: string) => `extensions.crypt(${parameter}, extensions.gen_salt('bf', 10))`;
const SALT_ALONE = '$2a$10$0123456789abcdefghijkl';
const MAX_PASSWORD_BYTES = 72;

export async function query(run: Run, text: string, values: (string | null)[] = []): Promise<Row[]> {
  const [, rows] = await run(ROLE, { text, values });
  return rows ?? [];
}

export function findById(run: Run, id: string): Promise<StoredUser | null> {
  return find(run, 'id = $1', id);
}

export function findByEmail(run: Run, email: string): Promise<StoredUser | null> {
  return find(run, 'email = lower($1)', email);
}

async function find(run: Run, condition: string, value: string): Promise<StoredUser | null> {
  const text = `select ${SHOWN}, coalesce(banned_until > now(), false)::text as banned from auth.users where ${condition}`;
  const [row] = await query(run, text, [value]);
  return row?.shown ? { user: JSON.parse(row.shown), banned: row.banned === 'true' } : null;
}

/** Newest first. */
export async function listUsers(
  run: Run,
  page: number,
  perPage: number,
): Promise<{ users: User[]; total: number }> {
  const text = `select ${SHOWN}, (select count(*) from auth.users) as total
    from auth.users order by created_at desc, id limit $1 offset $2`;
  const rows = await query(run, text, [String(perPage), String((page - 1) * perPage)]);
  return { users: rows.map((row): User => JSON.parse(row.shown ?? '')), total: Number(rows[0]?.total ?? 0) };
}

export type UserChange = {
  email?: string;
  password?: string;
  confirm?: boolean;
  appMetadata?: object;
  userMetadata?: object;
  /** An interval, or 'none' to lift the ban. */
  ban?: string;
};

/** Inserts first and sets the rest by an update, as Supabase Auth does, so that triggers see the same order. */
export async function createUser(
  run: Run,
  change: UserChange & { email: string },
): Promise<StoredUser | null> {
  const { email, password, ...rest } = change;
  const text = `insert into auth.users (email, encrypted_password) values (lower($1), ${HASHED('$2')}) returning id`;
  const [row] = await query(run, text, [email, password ?? randomBytes(32).toString('hex')]);
  return updateUser(run, row?.id ?? '', rest);
}

export async function updateUser(run: Run, id: string, change: UserChange): Promise<StoredUser | null> {
  const values: (string | null)[] = [id];
  const parameter = (value: string) => `$${values.push(value)}`;
  const merged = (column: string, value: object) =>
    `${column} = jsonb_strip_nulls(${column} || ${parameter(JSON.stringify(value))}::jsonb)`;
  const { email, password, confirm, appMetadata, userMetadata, ban } = change;
  const assignments = [
    email !== undefined && `email = lower(${parameter(email)})`,
    password !== undefined && `encrypted_password = ${HASHED(parameter(password))}`,
    confirm && 'email_confirmed_at = coalesce(email_confirmed_at, now())',
    appMetadata && merged('raw_app_meta_data', appMetadata),
    userMetadata && merged('raw_user_meta_data', userMetadata),
    ban === 'none' && 'banned_until = null',
    ban !== undefined && ban !== 'none' && `banned_until = now() + ${parameter(ban)}::interval`,
    'updated_at = now()',
  ].filter((assignment) => typeof assignment === 'string');
  await query(run, `update auth.users set ${assignments.join(', ')} where id = $1`, values);
  return findById(run, id);
}

export async function deleteUser(run: Run, id: string): Promise<void> {
  await query(run, 'delete from auth.users where id = $1', [id]);
}

/** Takes as long for somebody unknown, so that the time does not tell who exists. */
export async function passwordMatches(run: Run, id: string | null, password: string): Promise<boolean> {
  const text = `with stored as (
      select coalesce((select encrypted_password from auth.users where id = $1), '${SALT_ALONE}') as hash)
    select (hash = extensions.crypt($2, hash))::text as matches from stored`;
  const [row] = await query(run, text, [id, password]);
  return row?.matches === 'true';
}

/** bcrypt reads no more than 72 bytes, so a longer password is refused rather than cut. */
export function requireStrong(password: string, minLength: number): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  if (password.length < minLength)
    throw new AuthError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
      weak_password: { reasons: ['length'] },
    });
}
