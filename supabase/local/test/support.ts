import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { readConfig } from '../config.ts';
import { openFolder } from '../database/folder.ts';
import { startStack } from '../stack.ts';

export const siteFolder = resolve(import.meta.dirname, '../..');
export const fixtureFolder = join(import.meta.dirname, 'fixture');
export const publishableKey = 'sb_publishable_local';
export const secretKey = 'sb_secret_local';

/** A database with the migrations and seeds of a folder; building one takes seconds, copying it a moment. */
async function templateOf(supabase: string): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, '../platform.sql')));
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

/** A folder that is removed when the tests of the file have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-stack-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of a stack that is already built, on a port of its own. */
export async function preparedEnvironment(supabase = fixtureFolder): Promise<Record<string, string>> {
  const folder = join(temporaryFolder(), 'db');
  cpSync(await templateOf(supabase), folder, { recursive: true });
  return { LOCAL_STACK_SUPABASE: supabase, LOCAL_STACK_DATA: folder, LOCAL_STACK_PORT: '0' };
}

/** Starts a stack in this process, until the tests of the file have ended. */
export async function startTestStack(more: Record<string, string> = {}, supabase = fixtureFolder) {
  const stack = await startStack(readConfig({ ...(await preparedEnvironment(supabase)), ...more }));
  after(() => stack.close());
  const client = (key = publishableKey) => clientOf(stack.url, key);
  return { ...stack, client, visitor: client(), service: client(secretKey) };
}

export function clientOf(url: string, key: string) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
}

export type StackProcess = { child: ChildProcess; url: string; output: () => string };

/** Starts a stack in a process of its own and waits until it is ready or gone. */
export async function spawnStack(environment: Record<string, string>): Promise<StackProcess> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../main.ts')], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  after(() => child.kill('SIGKILL'));
  let output = '';
  const ready = new Promise<void>((found) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('ready on ')) found();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  await Promise.race([ready, once(child, 'close')]);
  return { child, url: /ready on (\S+)/.exec(output)?.[1] ?? '', output: () => output };
}
