import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { EnvironmentError, parseEnvironment } from '../env/schema.ts';
import { CommandError } from './command-error.ts';
import { root } from './paths.ts';

export type Variables = Record<string, string>;
export type Administrator = { email: string; password: string };

export type Settings = {
  variables: Variables;
  /** Present when the embedded stack is to be started. */
  local: { stackUrl: string; dataFolder: string; administrator: Administrator } | null;
};

type SettingsOptions = {
  dataFolder: string;
  stackPort: number;
  sitePort: number;
  /** Set by the tests, which take nothing from .env.local. */
  given?: Variables;
};

/**
 * Puts the environment together: the process's own variables first, then .env.local, then, unless they name a
 * Supabase project, what the embedded stack needs. Secrets are generated once and kept in the data folder.
 */
export function readSettings(options: SettingsOptions): Settings {
  const given = options.given
    ? { ...systemVariables(), ...options.given }
    : { ...readEnvFile(path.join(root, '.env.local')), ...definedVariables(process.env) };
  const settings = given.SUPABASE_URL ? { variables: given, local: null } : localSettings(given, options);
  try {
    parseEnvironment(settings.variables);
  } catch (error) {
    if (error instanceof EnvironmentError) throw new CommandError(error.message);
    throw error;
  }
  return { ...settings, variables: { ...actionsKey(settings.variables), ...settings.variables } };
}

/** Those of the site that is served from here, with the ports that the environment names. */
export function readOwnSettings(): Settings & { sitePort: number } {
  const sitePort = Number(process.env.PORT ?? 3000);
  const stackPort = Number(process.env.LOCAL_STACK_PORT ?? 54321);
  return { ...readSettings({ dataFolder: path.join(root, '.data'), stackPort, sitePort }), sitePort };
}

/**
 * Under which Next names the actions of forms. Left alone it makes one for each build, and every form that is open would name
 * what the next build does not know. All machines with the same settings have the same.
 */
function actionsKey({ ADDRESS_HASH_KEY = '' }: Variables): Variables {
  const key = hkdfSync('sha256', ADDRESS_HASH_KEY, '', 'names of actions', 32);
  return { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.from(key).toString('base64') };
}

/** What is set only where real visitors come; each would meet a captcha, a database or an inbox of this machine alone. */
const OF_A_REAL_SITE = [
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'RESEND_API_KEY',
];

/** Half of the settings of a public site are worse than none: the embedded stack would quietly take the place of the rest. */
function requireMeant(given: Variables): void {
  if (given.LOCAL_STACK === 'true') return;
  const real = OF_A_REAL_SITE.filter((name) => given[name]);
  if (given.SITE_URL?.startsWith('https:')) real.unshift('SITE_URL');
  if (real.length === 0) return;
  throw new CommandError(
    `SUPABASE_URL is missing, though ${real.join(', ')} ${real.length > 1 ? 'are' : 'is'} set as for a public site.\n` +
      `${missingFrom(given)}\n` +
      'Or set LOCAL_STACK=true, if the embedded Supabase with its own inbox and captcha is meant all the same.',
  );
}

function missingFrom(given: Variables): string {
  try {
    parseEnvironment(given);
    return '';
  } catch (error) {
    return error instanceof EnvironmentError ? error.message : '';
  }
}

function localSettings(given: Variables, { dataFolder, stackPort, sitePort }: SettingsOptions): Settings {
  requireMeant(given);
  const secrets = readSecrets(dataFolder);
  const stackUrl = `http://127.0.0.1:${stackPort}`;
  const defaults: Variables = {
    SITE_URL: `http://localhost:${sitePort}`,
    SUPABASE_URL: stackUrl,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
    SUPABASE_SECRET_KEY: secrets.secretKey,
    RECAPTCHA_SITE_KEY: 'local-site-key',
    RECAPTCHA_SECRET_KEY: secrets.captchaKey,
    RECAPTCHA_SCRIPT_URL: `${stackUrl}/recaptcha/api.js`,
    RECAPTCHA_VERIFY_URL: `${stackUrl}/recaptcha/api/siteverify`,
    RESEND_API_KEY: 're_local',
    RESEND_BASE_URL: `${stackUrl}/resend`,
    MAIL_FROM: 'Marigold Search <website@marigoldsearch.example>',
    MAIL_TO: 'team@marigoldsearch.example',
    ADDRESS_HASH_KEY: secrets.addressHashKey,
    INDEXNOW_KEY: 'local-indexnow-key',
    INDEXNOW_ENDPOINT: `${stackUrl}/indexnow`,
    LOCAL_STACK_PORT: String(stackPort),
    LOCAL_STACK_DATA: path.join(dataFolder, 'db'),
  };
  return {
    variables: { ...defaults, ...given },
    local: {
      stackUrl,
      dataFolder,
      administrator: { email: secrets.adminEmail, password: secrets.adminPassword },
    },
  };
}

type Secrets = {
  secretKey: string;
  captchaKey: string;
  addressHashKey: string;
  adminEmail: string;
  adminPassword: string;
};

function readSecrets(dataFolder: string): Secrets {
  const file = path.join(dataFolder, 'secrets.json');
  keepPrivate(dataFolder);
  if (fs.existsSync(file)) {
    fs.chmodSync(file, 0o600);
    try {
      return JSON.parse(fs.readFileSync(file, 'utf8'));
    } catch {
      throw new CommandError(
        `${file} cannot be read. Delete the folder ${dataFolder} to begin anew; its data goes with it.`,
      );
    }
  }
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  const secrets: Secrets = {
    secretKey: `sb_secret_${random(24)}`,
    captchaKey: random(24),
    addressHashKey: random(32),
    adminEmail: 'admin@marigoldsearch.example',
    adminPassword: random(15),
  };
  fs.writeFileSync(`${file}.tmp`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  fs.renameSync(`${file}.tmp`, file);
  return secrets;
}

/** Secrets, enquiries and sessions are in it; an older version left it open to everybody on the machine. */
function keepPrivate(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.chmodSync(folder, 0o700);
}

function readEnvFile(file: string): Variables {
  return fs.existsSync(file) ? definedVariables(parseEnv(fs.readFileSync(file, 'utf8'))) : {};
}

/** What any program needs of its surroundings, and nothing that configures the site. */
function systemVariables(): Variables {
  const names = [
    'PATH',
    'HOME',
    'TMPDIR',
    'TEMP',
    'TMP',
    'SystemRoot',
    'CI',
    'LANG',
    'USERPROFILE',
    'APPDATA',
  ];
  return definedVariables(Object.fromEntries(names.map((name) => [name, process.env[name]])));
}

/** An empty variable counts as not set. */
function definedVariables(values: NodeJS.Dict<string>): Variables {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
