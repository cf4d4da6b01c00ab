import { createHmac } from 'node:crypto';

/** A name for an address that cannot be turned back into it without the key. */
export function keyedHash(key: string, address: string): string {
  return createHmac('sha256', key).update(address).digest('base64url');
}
