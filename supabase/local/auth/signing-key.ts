import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  sign,
  verify,
} from 'node:crypto';
import type { Connection } from '../database/connection.ts';
import { isRecord, parseJson } from '../http.ts';

export type Claims = Record<string, unknown>;
export type SigningKey = ReturnType<typeof signingKeyOf>;

const LATEST_KEY =
  'select id::text, private_key::text as jwk from auth.signing_keys order by created_at desc limit 1';
/** How far the clocks of two machines may differ. */
const LEEWAY_SECONDS = 30;

/** Kept in the database, so that sessions outlive a restart. */
export async function loadSigningKey(connection: Connection): Promise<SigningKey> {
  const [rows] = await connection.run({ text: LATEST_KEY });
  const row = rows?.[0];
  if (row?.id && row.jwk) return signingKeyOf(row.id, JSON.parse(row.jwk));
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = 'insert into auth.signing_keys (private_key) values ($1)';
  await connection.run({ text, values: [JSON.stringify(privateKey.export({ format: 'jwk' }))] });
  return loadSigningKey(connection);
}

/** Signs and verifies tokens by ES256. */
export function signingKeyOf(id: string, jwk: JsonWebKey) {
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  return {
    publicJwk: {
      ...publicKey.export({ format: 'jwk' }),
      kid: id,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    },

    sign(claims: Claims): string {
      const signed = `${encode({ alg: 'ES256', kid: id, typ: 'JWT' })}.${encode(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },

    verify(token: string): Claims | 'expired' | null {
      const [head = '', payload = '', signature = '', more] = token.split('.');
      const header = decode(head);
      if (more !== undefined || !isRecord(header) || header.alg !== 'ES256') return null;
      const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
      const genuine = verify(
        'sha256',
        Buffer.from(`${head}.${payload}`),
        key,
        Buffer.from(signature, 'base64url'),
      );
      const claims = decode(payload);
      if (!genuine || !isRecord(claims)) return null;
      const expires = typeof claims.exp === 'number' ? claims.exp : 0;
      return expires + LEEWAY_SECONDS < Date.now() / 1000 ? 'expired' : claims;
    },
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (text: string) => parseJson(Buffer.from(text, 'base64url').toString('utf8'));
