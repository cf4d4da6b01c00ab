import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from './command-error.ts';
import { root } from './paths.ts';
import { startNode } from './processes.ts';
import type { Variables } from './settings.ts';

const script = path.join(root, 'supabase/backup/main.ts');

/** Of a hosted project, whose rows come and go over the connection string of its database. */
export function requireConnectionString({ SUPABASE_DB_URL }: Variables): void {
  if (SUPABASE_DB_URL) return;
  throw new CommandError(
    'SUPABASE_DB_URL is missing: set it in .env.local to the connection string of the project (dashboard: Connect, Session pooler).',
  );
}

/** A project's connection string may stand in the environment all the same. */
export const embedded = ({ SUPABASE_DB_URL: _, ...variables }: Variables): Variables => variables;

/** Backs up or restores in a process of its own, which says itself what it did or why not. */
export async function runBackupScript(args: string[], variables: Variables): Promise<void> {
  const child = startNode([script, ...args], { variables });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandError('It was not done: see above.');
}
