import * as z from '../validation/zod.ts';
import { roleOfKey } from './role-of-key.ts';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** Search engines and sign-in cookies need the real thing; only this machine goes without. */
const isSecureOrLocal = (url: string) =>
  /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(url);
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
const count = (fallback: number, minimum = 1) => z.coerce.number().int().min(minimum).default(fallback);
const addresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email()).min(1).max(20));
/** `Name <someone@example.com>` or the address alone, as the provider of e-mails takes it. */
function isSender(value: string): boolean {
  const [, inAngles, alone] = /^(?:[^<>\r\n]+<([^<>\s]+)>|([^<>\s]+))$/.exec(value.trim()) ?? [];
  return z.email().safeParse(inAngles ?? alone).success;
}
const isAesKey = (value: string) =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(value) && [16, 24, 32].includes(Buffer.from(value, 'base64').length);
const optionalText = z.string().trim().max(300).optional();

/** Every variable that the site reads; `.env.example` says in one line each what it is for. */
export const environmentSchema = z.object({
  SITE_URL: httpUrl
    .refine(isSecureOrLocal, 'A public address begins with https://')
    .default('http://localhost:3000'),
  SITE_VERIFICATION: optionalText,
  SITE_STAGING: flag,
  /** Says that the embedded stack is meant, although other settings look like those of a public site. */
  LOCAL_STACK: flag,
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .min(1)
    .refine((key) => roleOfKey(key) !== 'secret', 'It is the secret key, which passes every policy'),
  SUPABASE_SECRET_KEY: z
    .string()
    .min(1)
    .refine((key) => roleOfKey(key) !== 'publishable', 'It is the publishable key, which may do too little'),
  RECAPTCHA_SITE_KEY: z.string().min(1),
  RECAPTCHA_SECRET_KEY: z.string().min(1),
  RECAPTCHA_SCRIPT_URL: httpUrl.default('https://www.google.com/recaptcha/api.js'),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MINIMUM_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RESEND_API_KEY: z.string().min(1),
  RESEND_BASE_URL: httpUrl.default('https://api.resend.com'),
  MAIL_FROM: z
    .string()
    .max(300)
    .refine(
      isSender,
      'It is an e-mail address, or a name and an address: Marigold Search <website@example.com>',
    ),
  MAIL_TO: addresses,
  ALERT_MAIL_TO: addresses.optional(),
  ALERT_WEBHOOK_URL: httpUrl.optional(),
  CONTACT_EMAIL: z.email().default('hello@marigoldsearch.example'),
  ADDRESS_HASH_KEY: z.string().min(32),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: z
    .string()
    .refine(isAesKey, 'It is 16, 24 or 32 random bytes in base64: openssl rand -base64 32')
    .optional(),
  CONTACT_LIMIT_PER_HOUR: count(5),
  CONTACT_LIMIT_PER_DAY: count(20),
  CONTACT_UNVERIFIED_PER_HOUR: count(30),
  NOTIFICATION_RETRY_SECONDS: count(60),
  MAILS_PER_SECOND: count(2),
  TRUSTED_PROXIES: count(0, 0),
  CRON_SECRET: z.string().min(16).optional(),
  WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Read by the build as well, which then makes no script for it. */
  FIELD_VITALS: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  /** OpenTelemetry's own names, so that what is set for every service of a place holds here too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().max(2000).optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('site'),
  METRICS_TOKEN: z.string().min(16).max(500).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'It has 8 to 128 letters, digits and dashes')
    .optional(),
  INDEXNOW_ENDPOINT: httpUrl.default('https://api.indexnow.org/indexnow'),
  CDN: z.enum(['cloudflare', 'fastly', 'purge']).optional(),
  CDN_URL: z
    .string()
    .max(1000)
    .regex(/^https?:\/\/[^\s,]+(\s*,\s*https?:\/\/[^\s,]+)*$/, 'It lists addresses, separated by commas')
    .transform((list) => list.replace(/\/+(?=\s*(,|$))/g, ''))
    .optional(),
  CDN_ZONE: z
    .string()
    .regex(/^\w{1,100}$/, 'It has letters and digits')
    .optional(),
  CDN_TOKEN: z.string().min(8).max(500).optional(),
  IMAGE_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((host) => host.trim().toLowerCase() || []))
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'It lists names of hosts, separated by commas'),
        )
        .max(20),
    ),
  BUSINESS_TELEPHONE: optionalText,
  BUSINESS_STREET: optionalText,
  BUSINESS_LOCALITY: optionalText,
  BUSINESS_REGION: optionalText,
  BUSINESS_POSTAL_CODE: optionalText,
  BUSINESS_LATITUDE: z.coerce.number().min(-90).max(90).optional(),
  BUSINESS_LONGITUDE: z.coerce.number().min(-180).max(180).optional(),
  BUSINESS_OPENING_HOURS: optionalText,
});

const isOfThisMachine = (url: string) => !/^https:/.test(url);
/** What has to lie outside when the site is public. */
const SERVICES = ['SUPABASE_URL', 'RECAPTCHA_SCRIPT_URL', 'RECAPTCHA_VERIFY_URL', 'RESEND_BASE_URL'] as const;

const NEEDED_BY_CDN = {
  cloudflare: ['CDN_ZONE', 'CDN_TOKEN'],
  fastly: ['CDN_ZONE', 'CDN_TOKEN'],
  purge: ['CDN_URL'],
} as const;

/** A visitor's browser would ask its own machine, or an enquiry would go to an inbox that nobody reads. */
const completeSchema = environmentSchema.superRefine((env, context) => {
  for (const name of env.CDN ? NEEDED_BY_CDN[env.CDN] : [])
    if (!env[name]) context.addIssue({ code: 'custom', path: [name], message: `CDN=${env.CDN} needs it` });
  if (isOfThisMachine(env.SITE_URL) || env.LOCAL_STACK) return;
  for (const name of SERVICES)
    if (isOfThisMachine(env[name]))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `It must begin with https://, because SITE_URL is public`,
      });
});

export type Environment = z.infer<typeof environmentSchema>;

/** Thrown with one plain sentence a variable; `message` joins them by line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Parses variables as they stand in `process.env`; an empty one counts as not set. */
export function parseEnvironment(values: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));
  const result = completeSchema.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return given[name] === undefined
      ? `The variable ${name} is missing: set it in .env.local (see .env.example).`
      : `The variable ${name} is malformed: ${issue.message}. Correct it in .env.local (see .env.example).`;
  });
  throw new EnvironmentError([...new Set(sentences)].join('\n'));
}
