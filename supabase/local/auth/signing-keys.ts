import {
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
} from 'node:crypto';

/** A pair of keys of the curve P-256, and the public one as the world sees it. */
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; jwk: object };

/** Derived, so that sessions outlive a restart and no further secret has to be kept. @param number the how manieth */
export function signingKeyOf(secretKey: string, number: number): SigningKey {
  const d = createHmac('sha256', secretKey).update(`signing key ${number}`).digest();
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const curve = { kty: 'EC', crv: 'P-256', x, y };
  const kid = kidOf(point);
  return {
    kid,
    privateKey: createPrivateKey({ key: { ...curve, d: d.toString('base64url') }, format: 'jwk' }),
    publicKey: createPublicKey({ key: curve, format: 'jwk' }),
    jwk: { ...curve, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true },
  };
}

/** In the form of a UUID, as Supabase has it. */
function kidOf(point: Buffer): string {
  const hash = createHash('sha256').update(point).digest('hex').slice(0, 32);
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** The secret by which tokens were signed before there were pairs of keys. */
export function legacySecretOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('signs access tokens').digest('hex');
}
