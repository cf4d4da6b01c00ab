import { accountPrefix } from '../auth/login-buckets.ts';
import { type Role, toRole } from '../auth/roles.ts';
import { keyedHash } from '../request/keyed-hash.ts';
import { type ProjectClient, projectClient } from '../supabase/project.ts';
import { CommandError } from './command-error.ts';
import type { Variables } from './settings.ts';

export type ListedAdministrator = { id: string; email: string; role: Role; since: string };

const PAGE = 200;

/** The administrators of a Supabase project, for whoever holds its secret key. Every failure is a plain sentence. */
export function administratorsOf(variables: Variables) {
  const url = variables.SUPABASE_URL ?? '';
  const client = projectClient(url, variables.SUPABASE_SECRET_KEY);
  const { admin } = client.auth;

  async function list(): Promise<ListedAdministrator[]> {
    const { data, error } = await client
      .from('administrators')
      .select('user_id, role, created_at')
      .order('created_at');
    if (error) throw explained(error, url);
    return Promise.all(
      data.map(async ({ user_id: id, role, created_at: since }) => {
        const found = await admin.getUserById(String(id));
        if (found.error) throw explained(found.error, url);
        const email = found.data.user.email ?? '(no e-mail)';
        return { id: String(id), email, role: toRole(role), since: String(since) };
      }),
    );
  }

  return {
    list,
    find: (email: string) => findUser(client, email, url),

    async create(email: string, password: string): Promise<string> {
      const { data, error } = await admin.createUser({ email, password, email_confirm: true });
      if (error) throw explained(error, url);
      return data.user.id;
    },

    /** Also confirms the address: whoever made the account without it knows its password no longer. */
    async setPassword(id: string, password: string): Promise<void> {
      const { error } = await admin.updateUserById(id, { password, email_confirm: true });
      if (error) throw explained(error, url);
    },

    /** Forgets the wrong passwords that were tried. */
    async unlock(email: string): Promise<void> {
      const prefix = accountPrefix(keyedHash(variables.ADDRESS_HASH_KEY ?? '', email));
      const { error } = await client.rpc('forget_rate_limits', { prefix });
      if (error) throw explained(error, url);
    },

    async appoint(id: string, role: Role): Promise<void> {
      const { error } = await client.from('administrators').insert({ user_id: id, role });
      if (error) throw explained(error, url);
    },

    async changeRole(id: string, role: Role): Promise<void> {
      const { error } = await client.from('administrators').update({ role }).eq('user_id', id);
      if (error) throw explained(error, url);
    },

    async dismiss(id: string): Promise<void> {
      const { error } = await client.from('administrators').delete().eq('user_id', id);
      if (error) throw explained(error, url);
    },

    /** Sessions that were opened with it go on as if without, which is not enough for the staff area where one is asked for. */
    async resetSecondFactor(id: string): Promise<void> {
      const { data, error } = await admin.mfa.listFactors({ userId: id });
      if (error) throw explained(error, url);
      for (const factor of data.factors) {
        const removed = await admin.mfa.deleteFactor({ userId: id, id: factor.id });
        if (removed.error) throw explained(removed.error, url);
      }
    },

    async deleteUser(id: string): Promise<void> {
      const { error } = await admin.deleteUser(id);
      if (error) throw explained(error, url);
    },
  };
}

export type Administrators = ReturnType<typeof administratorsOf>;

/** Supabase Auth cannot be asked for an address, only for one page of its users after the other. */
async function findUser(client: ProjectClient, email: string, url: string) {
  for (let page = 1; ; page++) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: PAGE });
    if (error) throw explained(error, url);
    const found = data.users.find((user) => user.email?.toLowerCase() === email);
    if (found || data.users.length < PAGE) return found ?? null;
  }
}

/** What went wrong and what to do about it, in one sentence. */
export function explained(
  error: { message: string; status?: number; code?: string },
  url: string,
): CommandError {
  const { message, status, code } = error;
  if (status === 0 || /fetch failed|aborted|timeout/i.test(message))
    return new CommandError(`${url} does not answer; is SUPABASE_URL right, and is the project running?`);
  if (status === 401 || status === 403 || /invalid api key|not_admin|bad_jwt/i.test(`${code} ${message}`))
    return new CommandError(`${url} refuses the secret key; correct SUPABASE_SECRET_KEY in .env.local.`);
  if (code === '42501')
    return new CommandError(
      `The key for ${url} may not do this; SUPABASE_SECRET_KEY must be the secret key.`,
    );
  if (code === 'PGRST205' || code === '42P01')
    return new CommandError(`${url} has no table "administrators"; apply supabase/migrations to it first.`);
  // A sentence of our own functions, for the person who asked.
  if (code === 'PT422') return new CommandError(message);
  return new CommandError(`${url} answered: ${message}`);
}
