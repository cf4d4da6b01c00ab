import type { Run } from '../database/connection.ts';
import type { Row } from '../database/protocol.ts';
import type { Fields } from '../http.ts';
import { authError } from './errors.ts';

export type User = {
  id: string;
  email: string;
  email_confirmed_at?: string;
  recovery_sent_at?: string;
  factors?: { id: string; status: string }[];
  app_metadata: Fields;
  user_metadata: Fields;
};

/** Hosted Supabase Auth is no superuser either, so a trigger on its tables has to be a security definer. */
const ROLE = { text: `select set_config('role', 'supabase_auth_admin', true)` };

const SHOWN = `json_strip_nulls(json_build_object(
  'id', id, 'aud', aud, 'role', role, 'email', email,
  'email_confirmed_at', email_confirmed_at, 'confirmed_at', email_confirmed_at, 'last_sign_in_at', last_sign_in_at,
  'invited_at', invited_at, 'confirmation_sent_at', confirmation_sent_at, 'recovery_sent_at', recovery_sent_at,
  'factors', (select json_agg(json_build_object('id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
    'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'last_challenged_at', f.last_challenged_at) order by f.created_at)
    from auth.mfa_factors f where f.user_id = users.id),
  'app_metadata', raw_app_meta_data, 'user_metadata', raw_user_meta_data, 'identities', '[]'::json,
  'created_at', created_at, 'updated_at', updated_at, 'is_anonymous', false))::text as shown`;
const SALT_ALONE = '$2a$10$0123456789abcdefghijkl';
const MAX_PASSWORD_BYTES = 72;

export async function query(run: Run, text: string, values: (string | null)[] = []): Promise<Row[]> {
  const [, rows] = await run(ROLE, { text, values });
  return rows ?? [];
}

/** @param clause what follows the table in a select */
async function usersBy(run: Run, clause: string, values: string[]): Promise<User[]> {
  const rows = await query(run, `select ${SHOWN} from auth.users ${clause}`, values);
  return rows.map((row): User => JSON.parse(row.shown ?? ''));
}

export async function findById(run: Run, id: string): Promise<User | undefined> {
  return (await usersBy(run, 'where id = $1', [id]))[0];
}

export async function findByEmail(run: Run, email: string): Promise<User | undefined> {
  return (await usersBy(run, 'where email = lower($1)', [email]))[0];
}

export function listUsers(run: Run, page: number, perPage: number): Promise<User[]> {
  const values = [String(perPage), String((page - 1) * perPage)];
  return usersBy(run, 'order by created_at desc, id limit $1 offset $2', values);
}

type Change = { password: string; confirm: boolean };

/**
 * Inserts first and confirms by an update, as Supabase Auth does, so that triggers see the same order.
 * @param change null for somebody who is invited and has no password yet
 */
export async function createUser(run: Run, email: string, change: Change | null): Promise<User | undefined> {
  const [row] = await query(run, 'insert into auth.users (email) values (lower($1)) returning id', [email]);
  const id = row?.id ?? '';
  return change ? updateUser(run, id, change) : findById(run, id);
}

export async function updateUser(run: Run, id: string, change: Change): Promise<User | undefined> {
  const text = `update auth.users set updated_at = now(),
    encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)),
    email_confirmed_at = coalesce(email_confirmed_at, case when $3 = 'true' then now() end) where id = $1`;
  await query(run, text, [id, change.password, String(change.confirm)]);
  return findById(run, id);
}

export async function deleteUser(run: Run, id: string): Promise<void> {
  await query(run, 'delete from auth.users where id = $1', [id]);
}

/** Takes as long for somebody unknown, so that the time does not tell who exists. */
export async function passwordMatches(run: Run, id: string | null, password: string): Promise<boolean> {
  const text = `with stored as (
      select coalesce((select nullif(encrypted_password, '') from auth.users where id = $1), '${SALT_ALONE}') as hash)
    select (hash = extensions.crypt($2, hash))::text as matches from stored`;
  const [row] = await query(run, text, [id, password]);
  return row?.matches === 'true';
}

/** bcrypt reads no more than 72 bytes, so a longer password is refused rather than cut. */
export function readPassword(value: unknown, minLength: number): string {
  const password = typeof value === 'string' ? value : '';
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  if (password.length >= minLength) return password;
  throw authError(422, 'weak_password', `Password should be at least ${minLength} characters.`, {
    weak_password: { reasons: ['length'] },
  });
}
