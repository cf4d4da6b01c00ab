import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an app on a phone does with the key that it is shown. Each call answers a code that was not answered before. */
export function authenticator(key: string): () => string {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const answered = new Set<number>();
  return () => {
    const now = Math.floor(Date.now() / STEP_MS);
    // Clocks may differ by one step, so three codes are good at any moment.
    const step = [now, now + 1, now - 1].find((one) => !answered.has(one)) ?? now;
    answered.add(step);
    return codeOf(Buffer.from(bytes), step);
  };
}

function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
