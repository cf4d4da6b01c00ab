import { env } from '../env';

const isHttps = env.SITE_URL.startsWith('https:');

/**
 * Where a session is kept: out of reach of scripts, for this host alone, for the eight hours of a working day.
 * The library's own defaults are readable by scripts and last 400 days (decision D6).
 */
export const sessionCookies = {
  name: isHttps ? '__Host-staff' : 'staff',
  path: '/',
  httpOnly: true,
  secure: isHttps,
  sameSite: 'lax',
  maxAge: 8 * 3600,
} as const;
