import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newSecret = () => encodeBase32(randomBytes(20));

/** The six digits of a moment (RFC 6238, SHA-1, as every authenticator app reckons them). */
export function codeAt(secret: string, milliseconds = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / 1000 / STEP_SECONDS)));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** Whether a code is the one of this moment, or of the step before or after it: clocks differ. */
export function isCode(secret: string, code: string): boolean {
  const given = Buffer.from(code);
  return [-1, 0, 1]
    .map((step) => Buffer.from(codeAt(secret, Date.now() + step * STEP_SECONDS * 1000)))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given));
}

export function otpauthUri(issuer: string, account: string, secret: string): string {
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: String(STEP_SECONDS),
    secret,
  });
  const label = [issuer, account].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}`;
}

function encodeBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
