import 'server-only';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from '../env';
import { hashAddress } from '../request/rate-limit';

const isHttps = env.SITE_URL.startsWith('https:');
const LIFETIME_SECONDS = 400 * 24 * 3600;
const VALUE = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/** One for each account that was used on the device. */
const nameFor = (account: string) => `${isHttps ? '__Host-' : ''}device-${account.slice(0, 12)}`;

/** The device's id, if somebody signed in to this account on it before; nobody but this server can have said so. */
export async function knownDevice(email: string): Promise<string | null> {
  const account = hashAddress(email);
  const value = (await cookies()).get(nameFor(account))?.value ?? '';
  const [, id = '', since = '', signature = ''] = VALUE.exec(value) ?? [];
  const isOurs = isEqual(signature, signatureOf(account, id, since));
  return isOurs && Number(since) + LIFETIME_SECONDS > Date.now() / 1000 ? id : null;
}

/** Lets this device be known as one on which somebody signed in to the account. */
export async function rememberDevice(email: string): Promise<void> {
  const account = hashAddress(email);
  const id = (await knownDevice(email)) ?? randomBytes(16).toString('base64url');
  const since = String(Math.floor(Date.now() / 1000));
  (await cookies()).set(nameFor(account), `${id}.${since}.${signatureOf(account, id, since)}`, {
    path: '/',
    httpOnly: true,
    secure: isHttps,
    sameSite: 'lax',
    maxAge: LIFETIME_SECONDS,
  });
}

function signatureOf(...parts: string[]): string {
  const key = hkdfSync('sha256', env.ADDRESS_HASH_KEY, '', 'known devices', 32);
  return createHmac('sha256', Buffer.from(key)).update(parts.join('.')).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
