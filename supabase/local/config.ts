import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export type Config = ReturnType<typeof readConfig>;

/** The only reader of the environment in this folder. Relative paths are taken from the root of the project. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const path = (name: string, fallback: string) => resolve(root, text(name, fallback));
  const number = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback)));
    if (!Number.isInteger(value) || value < 0) throw new StartError(`${name} must be a whole number.`);
    return value;
  };
  const supabase = path('LOCAL_STACK_SUPABASE', 'supabase');
  const toml = readFileSync(resolve(supabase, 'config.toml'), 'utf8');
  return {
    port: number('LOCAL_STACK_PORT', 54321),
    folder: path('LOCAL_STACK_DATA', '.data/db'),
    supabase,
    migrations: path('LOCAL_STACK_MIGRATIONS', resolve(supabase, 'migrations')),
    seeds: setting(toml, 'db.seed', 'sql_paths', isTexts) ?? [],
    /** After which a statement is cut off. */
    statementMs: number('LOCAL_STACK_STATEMENT_MS', 8000),
    publishableKey: text('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_local'),
    secretKey: text('SUPABASE_SECRET_KEY', 'sb_secret_local'),
    minPasswordLength: setting(toml, 'auth', 'minimum_password_length', isNumber) ?? 6,
    tokenSeconds: number('LOCAL_STACK_TOKEN_SECONDS', 3600),
    /** Attempts that one address has in five minutes. */
    signIns: number('LOCAL_STACK_SIGN_INS', 30),
    recaptchaSiteKey: text('RECAPTCHA_SITE_KEY', 'recaptcha_site_local'),
    recaptchaSecretKey: text('RECAPTCHA_SECRET_KEY', 'recaptcha_secret_local'),
  };
}

/** A reason not to start, in a sentence meant for whoever started the stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Reads a one-line value of a TOML file whose notation is JSON's too. */
function setting<T>(
  toml: string,
  section: string,
  key: string,
  check: (v: unknown) => v is T,
): T | undefined {
  const lines = toml.split('\n').map((line) => line.trim());
  const start = lines.indexOf(`[${section}]`);
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('['));
  const body = start < 0 ? [] : lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const line = body.find((candidate) => candidate.split('=')[0]?.trim() === key);
  if (!line) return undefined;
  const value: unknown = JSON.parse(line.slice(line.indexOf('=') + 1));
  if (!check(value)) throw new StartError(`${key} of [${section}] in supabase/config.toml is malformed.`);
  return value;
}

const isNumber = (value: unknown) => typeof value === 'number';
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
