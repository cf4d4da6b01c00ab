import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { StartError } from '../../local/config.ts';

export const MECHANISM = 'SCRAM-SHA-256';

const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const UNKNOWN = 'The database does not prove that it knows the password: is this the right one?';

/** Proves to PostgreSQL that we know the password without sending it, and has PostgreSQL prove it too (RFC 5802). */
export function scramOf(password: string, nonce = randomBytes(18).toString('base64')) {
  const first = `n=,r=${nonce}`;
  let expected = Buffer.alloc(0);

  return {
    first: `n,,${first}`,

    /** @param challenge what the server answered to the first message */
    prove(challenge: string): string {
      const { r: both = '', s: salt = '', i: rounds = '' } = fieldsOf(challenge);
      if (!both.startsWith(nonce) || Number(rounds) < 4096) throw new StartError(UNKNOWN);
      const salted = pbkdf2Sync(
        password.normalize('NFKC'),
        Buffer.from(salt, 'base64'),
        Number(rounds),
        32,
        'sha256',
      );
      const last = `c=biws,r=${both}`;
      const said = `${first},${challenge},${last}`;
      const key = sign(salted, 'Client Key');
      const mask = sign(createHash('sha256').update(key).digest(), said);
      expected = sign(sign(salted, 'Server Key'), said);
      return `${last},p=${Buffer.from(key.map((byte, index) => byte ^ (mask[index] ?? 0))).toString('base64')}`;
    },

    /** @throws StartError when whoever answers does not know the password either */
    requireProof(answer: string): void {
      const proof = Buffer.from(fieldsOf(answer).v ?? '', 'base64');
      if (proof.length !== expected.length || !timingSafeEqual(proof, expected))
        throw new StartError(UNKNOWN);
    },
  };
}

function fieldsOf(message: string): Record<string, string> {
  return Object.fromEntries(message.split(',').map((field) => [field.slice(0, 1), field.slice(2)]));
}
