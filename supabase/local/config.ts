import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { templateOf } from './auth/mailer.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a hosted project does without. */
const SAMPLES = ['./seed/samples/*.sql', './seed/samples/*/*.sql'];

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
  const siteUrl = text('SITE_URL', 'http://localhost:3000');
  return {
    port: number('LOCAL_STACK_PORT', 54321),
    folder: path('LOCAL_STACK_DATA', '.data/db'),
    supabase,
    migrations: path('LOCAL_STACK_MIGRATIONS', resolve(supabase, 'migrations')),
    seeds: [setting(toml, 'sql_paths') ?? [], SAMPLES].flat().map(String),
    /** After which a statement is cut off. */
    statementMs: number('LOCAL_STACK_STATEMENT_MS', 8000),
    publishableKey: text('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_local'),
    secretKey: text('SUPABASE_SECRET_KEY', 'sb_secret_local'),
    minPasswordLength: Number(setting(toml, 'minimum_password_length') ?? 6),
    sessions: {
      timeboxSeconds: seconds(setting(toml, 'timebox')),
      inactivitySeconds: seconds(setting(toml, 'inactivity_timeout')),
      reuseSeconds: Number(setting(toml, 'refresh_token_reuse_interval') ?? 10),
    },
    links: {
      expirySeconds: Number(setting(toml, 'otp_expiry') ?? 3600),
      frequencySeconds: seconds(setting(toml, 'max_frequency')),
    },
    isSignUpOpen: setting(toml, 'enable_signup') !== false,
    maxEnrolledFactors: Number(setting(toml, 'max_enrolled_factors') ?? 10),
    siteUrl,
    mail: {
      siteUrl,
      sender: text('MAIL_FROM', 'Supabase Auth <auth@supabase.example>'),
      mailsAnHour: Number(setting(toml, 'email_sent') ?? 0),
      templates: {
        invite: templateOf(toml, 'invite', resolve(supabase, '..')),
        recovery: templateOf(toml, 'recovery', resolve(supabase, '..')),
      },
    },
    tokenSeconds: number('LOCAL_STACK_TOKEN_SECONDS', 3600),
    /** Whether PostgreSQL and PostgREST themselves answer, with data that go when the stack does. */
    isReal: text('LOCAL_STACK_REAL', 'false') === 'true',
    /** The how manieth key signs sessions: one more is a rotation. */
    signingKey: number('LOCAL_STACK_SIGNING_KEY', 1),
    recaptchaSiteKey: text('RECAPTCHA_SITE_KEY', 'recaptcha_site_local'),
    recaptchaSecretKey: text('RECAPTCHA_SECRET_KEY', 'recaptcha_secret_local'),
  };
}

/** A reason not to start, in a sentence meant for whoever started the stack. */
export class StartError extends Error {}

/** A duration as Supabase writes it, such as "8h0m0s"; none is 0, for ever. */
function seconds(duration: unknown): number {
  const units: Record<string, number> = { h: 3600, m: 60, s: 1 };
  const parts = [...String(duration ?? '').matchAll(/(\d+)([hms])/g)];
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0);
}

/** A one-line value of supabase/config.toml whose notation is JSON's too. */
function setting(toml: string, key: string): unknown {
  const [, value = 'null'] = new RegExp(`^\\s*${key}\\s*=(.*)$`, 'm').exec(toml) ?? [];
  return JSON.parse(value);
}
