import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord, parseJson } from '../http.ts';

export type Claims = Record<string, unknown>;
export type Tokens = ReturnType<typeof tokensOf>;

/** How far the clocks of two machines may differ. */
const LEEWAY_SECONDS = 30;

/** Derived, so that sessions outlive a restart and one secret less has to be kept. */
export function tokenSecretOf({ secretKey }: { secretKey: string }): string {
  return createHmac('sha256', secretKey).update('signs access tokens').digest('hex');
}

/** Signs and verifies access tokens by HS256. */
export function tokensOf(secret: string) {
  const signatureOf = (signed: string) => createHmac('sha256', secret).update(signed).digest();
  return {
    sign(claims: Claims): string {
      const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
      return `${signed}.${signatureOf(signed).toString('base64url')}`;
    },

    verify(token: string): Claims | 'expired' | null {
      const [head = '', payload = '', signature = '', more] = token.split('.');
      const [header, claims] = [decode(head), decode(payload)];
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(`${head}.${payload}`);
      if (more !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null;
      if (!isRecord(header) || header.alg !== 'HS256' || !isRecord(claims)) return null;
      const expires = typeof claims.exp === 'number' ? claims.exp : 0;
      return expires + LEEWAY_SECONDS < Date.now() / 1000 ? 'expired' : claims;
    },
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string) => parseJson(Buffer.from(text, 'base64url').toString('utf8'));
