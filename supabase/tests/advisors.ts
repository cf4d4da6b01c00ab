import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const cli = resolve(import.meta.dirname, '../../node_modules/@supabase/cli-linux-x64/bin/supabase');

export type Finding = { name: string; detail: string };

/** Why Supabase's advisors cannot be asked here, if they cannot. */
export function whyNoAdvisors(): string | null {
  return existsSync(cli) ? null : `the optional package of the Supabase CLI is not installed (${cli})`;
}

/** What `supabase db advisors` says of a database, security and performance, down to mere information. */
export function adviceOn(port: number): Finding[] {
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
  const args = ['db', 'advisors', `--remote=${url}`, '--level', 'info', '--output-format', 'json'];
  const env = { PATH: process.env.PATH, HOME: home, DO_NOT_TRACK: '1', NODE_ENV: 'test' as const };
  const { status, stdout, stderr } = spawnSync(cli, args, { cwd: home, env, encoding: 'utf8' });
  rmSync(home, { recursive: true, force: true });
  if (status !== 0) throw new Error(`supabase db advisors failed: ${stderr.slice(-500)}`);
  return JSON.parse(stdout).results;
}
