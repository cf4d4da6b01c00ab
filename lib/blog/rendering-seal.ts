import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '../env';
import { RENDERER } from '../markdown/version';

/** What only this server can have said of a text and the HTML that it made of it, under these settings and this version. */
export function sealOf(...said: readonly unknown[]): string {
  const key = hkdfSync('sha256', env.ADDRESS_HASH_KEY, '', 'renderings of posts', 32);
  return createHmac('sha256', Buffer.from(key))
    .update(JSON.stringify([RENDERER, ...said]))
    .digest('base64url');
}
