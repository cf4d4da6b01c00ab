import { createHmac, sign, timingSafeEqual, verify } from 'node:crypto';
import { type Fields, parseRecord } from '../http.ts';
import { legacySecretOf, type SigningKey, signingKeyOf } from './signing-keys.ts';

export type Tokens = ReturnType<typeof tokensOf>;

type Options = {
  secretKey: string;
  seconds?: number;
  /** Who signs: tokens of anybody else are not taken. */
  issuer?: string;
  /** Which key signs; 0 is the secret of old, by HS256, and all later ones are pairs, by ES256. */
  signingKey?: number;
};

/** How far the clocks of two machines may differ. */
const LEEWAY_SECONDS = 30;
const AUDIENCE = 'authenticated';
const ES256 = { dsaEncoding: 'ieee-p1363' } as const;

/**
 * Signs and verifies access tokens. As in a project of Supabase, the key before the one in use is still taken and the one
 * after it is published already, so that a rotation ends no session.
 */
export function tokensOf({ secretKey, seconds = 3600, issuer = '', signingKey = 1 }: Options) {
  const numbers = [signingKey, signingKey + 1, signingKey - 1];
  const pairs = numbers.filter((number) => number > 0).map((number) => signingKeyOf(secretKey, number));
  const inUse = signingKey > 0 ? pairs[0] : undefined;
  const legacySecret = numbers.includes(0) ? legacySecretOf(secretKey) : null;

  return {
    seconds,
    /** The public keys, as `/.well-known/jwks.json` has them. */
    keySet: { keys: pairs.map(({ jwk }) => jwk) },

    sign(claims: Fields): string {
      const head = inUse ? { alg: 'ES256', kid: inUse.kid, typ: 'JWT' } : { alg: 'HS256', typ: 'JWT' };
      const signed = `${encode(head)}.${encode({ iss: issuer, ...claims })}`;
      const signature = inUse
        ? sign('sha256', Buffer.from(signed), { key: inUse.privateKey, ...ES256 })
        : signatureOf(signed, legacySecret ?? '');
      return `${signed}.${signature.toString('base64url')}`;
    },

    verify(token: string): Fields | 'expired' | null {
      const [head = '', payload = '', signature = '', more] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      if (more !== undefined || !isSigned(decode(head), `${head}.${payload}`, given, pairs, legacySecret))
        return null;
      const claims = decode(payload);
      if (claims?.iss !== issuer || claims.aud !== AUDIENCE || !hasBegun(claims)) return null;
      return Number(claims.exp) + LEEWAY_SECONDS > Date.now() / 1000 ? claims : 'expired';
    },
  };
}

/** The header only chooses among the keys that are known, each with the algorithm that it is for. */
function isSigned(
  head: Fields | null,
  signed: string,
  given: Buffer,
  pairs: SigningKey[],
  legacySecret: string | null,
): boolean {
  if (head?.alg === 'HS256' && legacySecret !== null) {
    const expected = signatureOf(signed, legacySecret);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
  const pair = pairs.find(({ kid }) => kid === head?.kid);
  if (head?.alg !== 'ES256' || !pair) return false;
  return verify('sha256', Buffer.from(signed), { key: pair.publicKey, ...ES256 }, given);
}

const signatureOf = (signed: string, secret: string) => createHmac('sha256', secret).update(signed).digest();
const hasBegun = ({ nbf = 0 }: Fields) => Number(nbf) - LEEWAY_SECONDS <= Date.now() / 1000;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string) => parseRecord(Buffer.from(text, 'base64url').toString('utf8'));
