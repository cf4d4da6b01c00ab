import type { ChildProcess } from 'node:child_process';
import { administratorsOf } from './administrators.ts';
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

export function isRunning({ stackUrl }: Local): Promise<boolean> {
  return fetch(`${stackUrl}/health`, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  );
}

async function ensureAdministrator(variables: Variables, { email, password }: Administrator): Promise<void> {
  const administrators = administratorsOf(variables);
  if ((await administrators.list()).length > 0) return;
  const user = await administrators.find(email.toLowerCase());
  await administrators.appoint(user?.id ?? (await administrators.create(email, password)), 'owner');
}
