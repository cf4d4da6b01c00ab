import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../config.ts';
import { openFolder } from '../database/folder.ts';
import { platformSteps } from '../database/steps.ts';
import { endWithUs, whenOver } from './children.ts';

export const siteFolder = resolve(import.meta.dirname, '../..');
export const fixtureFolder = join(import.meta.dirname, 'fixture');
export const publishableKey = 'sb_publishable_local';
export const secretKey = 'sb_secret_local';

/** A database with the migrations and seeds of a folder; building one takes seconds, copying it a moment. */
async function templateOf(supabase: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { sha256 } of platformSteps()) hash.update(sha256);
  for (const file of globSync(['config.toml', 'migrations/*.sql', 'seed*/**/*.sql', 'seed.sql'], {
    cwd: supabase,
  }).sort())
    hash.update(file).update(readFileSync(join(supabase, file)));
  const template = join(tmpdir(), 'local-stack-templates', hash.digest('hex').slice(0, 16));
  if (existsSync(template)) return template;
  const folder = `${template}-${process.pid}`;
  const connection = await openFolder(
    readConfig({ LOCAL_STACK_SUPABASE: supabase, LOCAL_STACK_DATA: folder }),
  );
  await connection.close();
  if (existsSync(template)) rmSync(folder, { recursive: true });
  else renameSync(folder, template);
  return template;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-stack-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of a stack whose database is already built, on any free port. */
export async function preparedEnvironment(supabase = fixtureFolder): Promise<Record<string, string>> {
  const folder = join(temporaryFolder(), 'db');
  cpSync(await templateOf(supabase), folder, { recursive: true });
  return { LOCAL_STACK_SUPABASE: supabase, LOCAL_STACK_DATA: folder, LOCAL_STACK_PORT: '0' };
}

/** A stack with the tables of the fixture and clients for it. */
export async function startTestStack(more: Record<string, string> = {}, supabase = fixtureFolder) {
  const { url, child } = await spawnStack({ ...(await preparedEnvironment(supabase)), ...more });
  const client = (key = publishableKey) => clientOf(url, key);
  return { url, child, client, visitor: client(), service: client(secretKey) };
}

export function clientOf(url: string, key: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
}

/** Starts a stack in a process of its own; `settled` when it is ready or has ended. */
export function launchStack(environment: Record<string, string>) {
  const child = endWithUs(
    spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      env: { PATH: process.env.PATH, ...environment, NODE_ENV: 'test' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  const settled = Promise.withResolvers<void>();
  child.once('close', () => settled.resolve());
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('ready on ')) settled.resolve();
    });
  }
  const url = () => /ready on (\S+)/.exec(output)?.[1] ?? '';
  return { child, url, output: () => output, settled: settled.promise };
}

export async function spawnStack(environment: Record<string, string>) {
  const { child, settled, url, output } = launchStack(environment);
  await settled;
  child.unref();
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  return { child, url: url(), output };
}
