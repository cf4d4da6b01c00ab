import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Fields, parseRecord } from '../http.ts';

export type Tokens = ReturnType<typeof tokensOf>;

/** How far the clocks of two machines may differ. */
const LEEWAY_SECONDS = 30;

/** Derived, so that sessions outlive a restart and one secret less has to be kept. */
export function tokenSecretOf({ secretKey }: { secretKey: string }): string {
  return createHmac('sha256', secretKey).update('signs access tokens').digest('hex');
}

const AUDIENCE = 'authenticated';

/** Signs and verifies access tokens by HS256. @param issuer who signs: tokens of anybody else are not taken */
export function tokensOf(secret: string, { seconds = 3600, issuer = '' } = {}) {
  const signatureOf = (signed: string) => createHmac('sha256', secret).update(signed).digest();
  return {
    seconds,

    sign(claims: Fields): string {
      const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ iss: issuer, ...claims })}`;
      return `${signed}.${signatureOf(signed).toString('base64url')}`;
    },

    verify(token: string): Fields | 'expired' | null {
      const [head = '', payload = '', signature = '', more] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(`${head}.${payload}`);
      if (more !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null;
      const claims = decode(payload);
      if (!claims || decode(head)?.alg !== 'HS256') return null;
      if (claims.iss !== issuer || claims.aud !== AUDIENCE || !hasBegun(claims)) return null;
      return Number(claims.exp) + LEEWAY_SECONDS > Date.now() / 1000 ? claims : 'expired';
    },
  };
}

const hasBegun = ({ nbf = 0 }: Fields) => Number(nbf) - LEEWAY_SECONDS <= Date.now() / 1000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string) => parseRecord(Buffer.from(text, 'base64url').toString('utf8'));
