import type { CookieOptions } from '@supabase/ssr';
import { env } from '../env';

const isHttps = env.SITE_URL.startsWith('https:');
/** As `inactivity_timeout` in supabase/config.toml: a session that is in use is renewed every hour. */
const IDLE_SECONDS = 2 * 3600;

/**
 * Where a session is kept: out of reach of scripts, for this host alone. The library's own defaults are readable by scripts
 * (decision D6).
 */
export const sessionCookies = {
  name: isHttps ? '__Host-staff' : 'staff',
  path: '/',
  httpOnly: true,
  secure: isHttps,
  sameSite: 'lax',
} as const;

/** The library keeps every cookie for 400 days, whatever it is told; only what it takes away ends as it says. */
export function inSession(options: CookieOptions): CookieOptions {
  const { name: _, ...attributes } = sessionCookies;
  return { ...options, ...attributes, maxAge: options.maxAge === 0 ? 0 : IDLE_SECONDS };
}
