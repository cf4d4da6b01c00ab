import 'server-only';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { env } from '../../env';

/** A link's id, the second it ends and the signature, all in lower-case hexadecimal: addresses of this site know no capitals. */
const TOKEN = /^([0-9a-f]{32})([0-9a-f]{8})([0-9a-f]{64})$/;

export type Preview = { id: string; expiresAt: Date };

/** What proves to whoever is given it that this link was made here. */
export function signPreview({ id, expiresAt }: Preview): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const payload = id.replaceAll('-', '').toLowerCase() + seconds.toString(16).padStart(8, '0');
  return payload + signatureOf(payload);
}

/** Which link a token stands for; null when it has ended or nobody here signed it. */
export function readPreview(token: string, now = new Date()): Preview | null {
  const [, id = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id || !isEqual(signature, signatureOf(id + end))) return null;
  const expiresAt = new Date(Number.parseInt(end, 16) * 1000);
  if (expiresAt <= now) return null;
  return { id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), expiresAt };
}

/** The key is derived, so that a signature of one kind is worth nothing as another. */
function signatureOf(payload: string): string {
  const key = hkdfSync('sha256', env.ADDRESS_HASH_KEY, '', 'previews of drafts', 32);
  return createHmac('sha256', Buffer.from(key)).update(payload).digest('hex');
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
