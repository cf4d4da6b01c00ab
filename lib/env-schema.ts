import { z } from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
/** Search engines and sign-in cookies need the real thing; only this machine goes without. */
const isSecureOrLocal = (url: string) =>
  /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(url);
const count = (fallback: number, minimum = 1) => z.coerce.number().int().min(minimum).default(fallback);
const addresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email()).min(1).max(20));
const optionalText = z.string().trim().max(300).optional();

/** Every variable that the site reads; `.env.example` says in one line each what it is for. */
export const environmentSchema = z.object({
  SITE_URL: httpUrl
    .refine(isSecureOrLocal, 'A public address begins with https://')
    .default('http://localhost:3000'),
  SITE_VERIFICATION: optionalText,
  SITE_STAGING: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  SUPABASE_URL: httpUrl,
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  RECAPTCHA_SITE_KEY: z.string().min(1),
  RECAPTCHA_SECRET_KEY: z.string().min(1),
  RECAPTCHA_SCRIPT_URL: httpUrl.default('https://www.google.com/recaptcha/api.js'),
  RECAPTCHA_VERIFY_URL: httpUrl.default('https://www.google.com/recaptcha/api/siteverify'),
  RECAPTCHA_MINIMUM_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  RESEND_API_KEY: z.string().min(1),
  RESEND_BASE_URL: httpUrl.default('https://api.resend.com'),
  MAIL_FROM: z.string().min(3).max(300),
  MAIL_TO: addresses,
  ALERT_MAIL_TO: addresses.optional(),
  ALERT_WEBHOOK_URL: httpUrl.optional(),
  CONTACT_EMAIL: z.email().default('hello@marigoldsearch.example'),
  ADDRESS_HASH_KEY: z.string().min(32),
  CONTACT_LIMIT_PER_HOUR: count(5),
  CONTACT_LIMIT_PER_DAY: count(20),
  CONTACT_UNVERIFIED_PER_HOUR: count(30),
  NOTIFICATION_RETRY_SECONDS: count(60),
  MAILS_PER_SECOND: count(2),
  TRUSTED_PROXIES: count(0, 0),
  CRON_SECRET: z.string().min(16).optional(),
  WEBHOOK_SECRET: z.string().min(16).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'It has 8 to 128 letters, digits and dashes')
    .optional(),
  INDEXNOW_ENDPOINT: httpUrl.default('https://api.indexnow.org/indexnow'),
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

export type Environment = z.infer<typeof environmentSchema>;

/** Thrown with one plain sentence a variable; `message` joins them by line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Parses variables as they stand in `process.env`; an empty one counts as not set. */
export function parseEnvironment(values: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return given[name] === undefined
      ? `The variable ${name} is missing: set it in .env.local (see .env.example).`
      : `The variable ${name} is malformed: ${issue.message}. Correct it in .env.local (see .env.example).`;
  });
  throw new EnvironmentError([...new Set(sentences)].join('\n'));
}
