import fs from 'node:fs';
import path from 'node:path';
import { embedded, requireConnectionString, runBackupScript } from './backup-script.ts';
import { CommandError } from './command-error.ts';
import { readOwnSettings, type Settings } from './settings.ts';
import { isRunning } from './stack.ts';

const COPY_MS = 300_000;

/** Writes everything that the site keeps into a folder of its own, while it runs or while it does not. */
export default async function backup([name, ...more]: string[]): Promise<void> {
  if (more.length > 0 || name?.startsWith('-'))
    throw new CommandError('Name one folder, or none: `npm run backup -- backups/before-the-move`.');
  const settings = readOwnSettings();
  await backUp(settings, path.resolve(name ?? path.join('backups', nameOfNow())));
}

const nameOfNow = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

export async function backUp({ local, variables }: Settings, target: string): Promise<void> {
  if (!local) requireConnectionString(variables);
  if (fs.existsSync(target))
    throw new CommandError(`There is something at ${target} already; name another folder.`);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const copy =
    local && (await isRunning(local))
      ? ['--copy', await askForCopy(local.stackUrl, variables.SUPABASE_SECRET_KEY)]
      : [];
  await runBackupScript(['backup', target, ...copy], local ? embedded(variables) : variables);
  console.log(
    `${local ? keepKeys(local.dataFolder, target) : 'The keys in .env.local are not in it: keep a copy somewhere else than the backup.'}\n` +
      'The backup has the enquiries of people and the passwords of the staff, hashed: keep it where nobody else reads it.',
  );
}

function keepKeys(dataFolder: string, target: string): string {
  const keys = `${target}.secrets.json`;
  fs.copyFileSync(path.join(dataFolder, 'secrets.json'), keys);
  fs.chmodSync(keys, 0o600);
  return `Its keys are apart, in ${keys}: keep them somewhere else than the backup.`;
}

/** The running stack goes on while its copy is read. */
async function askForCopy(stackUrl: string, apikey = ''): Promise<string> {
  const response = await fetch(`${stackUrl}/local/copy`, {
    method: 'POST',
    headers: { apikey },
    signal: AbortSignal.timeout(COPY_MS),
  });
  const { folder, message } = await response.json();
  if (!response.ok || typeof folder !== 'string')
    throw new CommandError(`The embedded Supabase at ${stackUrl} gives no copy of its data: ${message}`);
  return folder;
}
