import { randomBytes } from 'node:crypto';
import type { Run } from '../database/connection.ts';
import type { Row } from '../database/statement.ts';
import { authError } from './errors.ts';

/** As the API shows it. */
export type User = {
  id: string;
  email: string;
  email_confirmed_at?: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
};

/** Hosted Supabase Auth is no superuser either, so a trigger on its tables has to be a security definer. */
const ROLE = { text: `select set_config('role', 'supabase_auth_admin', true)` };

const SHOWN = `json_strip_nulls(json_build_object(
  'id', id, 'aud', aud, 'role', role, 'email', email,
  'email_confirmed_at', email_confirmed_at, 'confirmed_at', email_confirmed_at, 'last_sign_in_at', last_sign_in_at,
  'app_metadata', raw_app_meta_data, 'user_metadata', raw_user_meta_data, 'identities', '[]'::json,
  'created_at', created_at, 'updated_at', updated_at, 'is_anonymous', false))::text as shown`;
const HASHED = (parameter: string) => `extensions.crypt(${parameter}, extensions.gen_salt('bf', 10))`;
const SALT_ALONE = '$2a$10$0123456789abcdefghijkl';
const MAX_PASSWORD_BYTES = 72;

export async function query(run: Run, text: string, values: (string | null)[] = []): Promise<Row[]> {
  const [, rows] = await run(ROLE, { text, values });
  return rows ?? [];
}

export function findById(run: Run, id: string): Promise<User | null> {
  return find(run, 'id = $1', id);
}

export function findByEmail(run: Run, email: string): Promise<User | null> {
  return find(run, 'email = lower($1)', email);
}

async function find(run: Run, condition: string, value: string): Promise<User | null> {
  const [row] = await query(run, `select ${SHOWN} from auth.users where ${condition}`, [value]);
  return row?.shown ? JSON.parse(row.shown) : null;
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

type NewUser = { email: string; password?: string; confirmed: boolean };

/** Inserts first and confirms by an update, as Supabase Auth does, so that triggers see the same order. */
export async function createUser(run: Run, { email, password, confirmed }: NewUser): Promise<User | null> {
  const text = `insert into auth.users (email, encrypted_password) values (lower($1), ${HASHED('$2')}) returning id`;
  const [row] = await query(run, text, [email, password ?? randomBytes(32).toString('hex')]);
  return updateUser(run, row?.id ?? '', { confirmed });
}

type UserChange = { password?: string; confirmed?: boolean };

export async function updateUser(run: Run, id: string, change: UserChange): Promise<User | null> {
  const { password, confirmed = false } = change;
  const text = `update auth.users set updated_at = now(),
    encrypted_password = coalesce(${HASHED('$2')}, encrypted_password),
    email_confirmed_at = coalesce(email_confirmed_at, case when $3 = 'true' then now() end) where id = $1`;
  await query(run, text, [id, password ?? null, String(confirmed)]);
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
    throw authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  if (password.length < minLength)
    throw authError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
      weak_password: { reasons: ['length'] },
    });
}
