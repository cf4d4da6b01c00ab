import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { root } from './paths.ts';
import { startNode } from './processes.ts';
import type { Variables } from './settings.ts';

const script = path.join(root, 'supabase/backup/main.ts');

export const OF_A_PROJECT =
  'The settings name a Supabase project, and this command is for the embedded Supabase: docs/going-live.md says how a project is backed up.';

/** Backs up or restores in a process of its own, which says itself what it did or why not. */
export async function runBackupScript(args: string[], variables: Variables): Promise<void> {
  const child = startNode([script, ...args], { variables });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandError('Nothing was done: see above.');
}
