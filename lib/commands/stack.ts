import type { ChildProcess } from 'node:child_process';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { CommandError } from './command-error.ts';
import { stackScript } from './paths.ts';
import { requireFreePort, startNode, stop, untilReady } from './processes.ts';
import type { Administrator, Settings, Variables } from './settings.ts';

/** Starts the embedded stack, if the settings name it, and sees to it that its administrator exists. */
export async function startStack({ local, variables }: Settings): Promise<ChildProcess | null> {
  return local && startLocal(local, variables);
}

type Local = NonNullable<Settings['local']>;

export async function startLocal(local: Local, variables: Variables): Promise<ChildProcess> {
  // Asked first: another stack on this port would answer for ours.
  await requireFreePort(
    Number(new URL(local.stackUrl).port),
    'the embedded Supabase',
    'LOCAL_STACK_PORT',
    '127.0.0.1',
  );
  const child = startNode([stackScript], { variables });
  try {
    await untilReady(`${local.stackUrl}/health`, child, 'The embedded Supabase');
    await ensureAdministrator(variables, local.administrator);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return child;
}

async function ensureAdministrator(variables: Variables, { email, password }: Administrator): Promise<void> {
  const client = createClient(variables.SUPABASE_URL ?? '', variables.SUPABASE_SECRET_KEY ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const administrators = await client.from('administrators').select('user_id').limit(1);
  if (administrators.error)
    throw new CommandError(`The administrators could not be read: ${administrators.error.message}`);
  if (administrators.data.length > 0) return;
  const created = await client.auth.admin.createUser({ email, password, email_confirm: true });
  const id = created.data.user?.id ?? (await findUser(client, email));
  if (!id)
    throw new CommandError(
      `The administrator could not be created: ${created.error?.message ?? 'no answer'}`,
    );
  const added = await client.from('administrators').insert({ user_id: id });
  if (added.error) throw new CommandError(`The administrator could not be stored: ${added.error.message}`);
}

async function findUser(client: SupabaseClient, email: string): Promise<string | undefined> {
  const { data } = await client.auth.admin.listUsers();
  return data.users.find((user) => user.email === email)?.id;
}
