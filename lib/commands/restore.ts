import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { embedded, requireConnectionString, runBackupScript } from './backup-script.ts';
import { CommandError } from './command-error.ts';
import { root } from './paths.ts';
import { readOwnSettings, type Settings } from './settings.ts';
import { isRunning } from './stack.ts';

const USAGE =
  'Name the folder of a backup: `npm run restore -- backups/2026-11-22T06-30-00 [--replace] [--secrets FILE]`.';

export type RestoreRequest = { folder: string; isReplacing: boolean; secrets: string | null };

/** Puts a backup in the place of the data, or where there is none yet. */
export default async function restore(args: string[]): Promise<void> {
  const request = parseRestoreArguments(args);
  await restoreInto(readOwnSettings(), request);
}

/** @throws CommandError with how it is used */
export function parseRestoreArguments(args: string[]): RestoreRequest {
  try {
    const options = { replace: { type: 'boolean', default: false }, secrets: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (!folder || more.length > 0) throw new CommandError(USAGE);
    const secrets = values.secrets === undefined ? null : path.resolve(values.secrets);
    return { folder: path.resolve(folder), isReplacing: values.replace, secrets };
  } catch {
    throw new CommandError(USAGE);
  }
}

export async function restoreInto({ local, variables }: Settings, request: RestoreRequest): Promise<void> {
  const { folder, isReplacing, secrets } = request;
  if (!local) requireConnectionString(variables);
  if (!local && secrets)
    throw new CommandError('The keys of a hosted project are in .env.local: put them there.');
  if (local && (await isRunning(local)))
    throw new CommandError('The site is running: stop `npm start` first, then restore.');
  if (secrets) requireKeys(secrets);
  const args = ['restore', folder, ...(isReplacing ? ['--replace'] : [])];
  await runBackupScript(args, local ? embedded(variables) : variables);
  if (local) forgetMarks(path.join(root, '.next'));
  if (local && secrets) takeKeys(secrets, path.join(local.dataFolder, 'secrets.json'));
  console.log(
    'Everybody signs in again, with the passwords of then; `npm run admin -- list` says who there is.' +
      (local && !secrets
        ? '\nThe keys are those that were here: devices and limits of addresses are counted anew.'
        : ''),
  );
}

function requireKeys(file: string): void {
  try {
    const keys: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (keys && typeof keys === 'object' && 'addressHashKey' in keys) return;
  } catch {
    // Said below.
  }
  throw new CommandError(`${file} holds no keys of a backup. Nothing was changed.`);
}

function takeKeys(from: string, to: string): void {
  fs.copyFileSync(from, `${to}.tmp`);
  fs.chmodSync(`${to}.tmp`, 0o600);
  fs.renameSync(`${to}.tmp`, to);
}

/** How far pages had followed the changes of the data that was there: without it they are all made anew. */
export function forgetMarks(builds: string): void {
  for (const file of fs.globSync('{server,releases/*/server}/page-marks.json', { cwd: builds }))
    fs.rmSync(path.join(builds, file));
}
