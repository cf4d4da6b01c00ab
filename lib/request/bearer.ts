import 'server-only';
import { timingSafeEqual } from 'node:crypto';

/** Whether a request carries the secret as its bearer token; without a secret nobody does. */
export function hasBearer(request: Request, secret: string | undefined): boolean {
  if (!secret) return false;
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
