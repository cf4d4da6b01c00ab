import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const cli = join(root, 'node_modules/@supabase/cli-linux-x64/bin/supabase');

export type Finding = { name: string; detail: string };

/** Why Supabase's CLI cannot be asked here, if it cannot. */
export function whyNoAdvisors(): string | null {
  return existsSync(cli) ? null : `the optional package of the Supabase CLI is not installed (${cli})`;
}

/** What `supabase db advisors` says of a database, security and performance, down to mere information. */
export function adviceOn(port: number): Finding[] {
  const { stdout } = ask(port, ['db', 'advisors', '--level', 'info', '--output-format', 'json']);
  return JSON.parse(stdout).results;
}

/** What `supabase db push` would do, and what it says of config.toml, which it reads first. */
export function pushTo(port: number): string {
  const { stdout, stderr } = ask(port, ['db', 'push', '--dry-run']);
  return stdout + stderr;
}

function ask(port: number, given: string[]): { stdout: string; stderr: string } {
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  // It writes into the folder that it reads.
  for (const name of ['config.toml', 'migrations', 'templates'])
    cpSync(join(root, 'supabase', name), join(home, 'supabase', name), { recursive: true });
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    DO_NOT_TRACK: '1',
    NODE_ENV: 'test' as const,
    SITE_URL: 'https://www.example.com',
  };
  const { status, stdout, stderr } = spawnSync(cli, [...given, `--remote=${url}`], {
    cwd: home,
    env,
    encoding: 'utf8',
  });
  rmSync(home, { recursive: true, force: true });
  if (status !== 0) throw new Error(`supabase ${given.join(' ')} failed: ${stderr.slice(-500)}`);
  return { stdout, stderr };
}
