import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const cli = resolve(import.meta.dirname, '../../node_modules/@supabase/cli-linux-x64/bin/supabase');
const PUSHED = ['config.toml', 'migrations', 'seed', 'seed.sql', 'templates'];

/** Why Supabase's own command cannot be run here, if it cannot. */
export function whyNoCli(): string | null {
  return existsSync(cli) ? null : `the optional package of the Supabase CLI is not installed (${cli})`;
}

/** Runs Supabase's own command on a copy of what it reads, for it writes beside it. */
export function supabase(...args: string[]) {
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  for (const name of PUSHED)
    cpSync(resolve(import.meta.dirname, '..', name), join(home, 'supabase', name), { recursive: true });
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    DO_NOT_TRACK: '1',
    SITE_URL: 'https://www.example.in',
    NODE_ENV: 'test' as const,
  };
  const { status, stdout, stderr } = spawnSync(cli, args, { cwd: home, env, encoding: 'utf8' });
  rmSync(home, { recursive: true, force: true });
  return { status, output: `${stdout}${stderr}` };
}
