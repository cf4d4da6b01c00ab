import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from './env';
import { secretClient } from './supabase/secret';

export type Limit = { perHour: number; perDay: number };

/** A name for an address that cannot be turned back into it without the key. */
export function hashAddress(address: string): string {
  return createHmac('sha256', env.ADDRESS_HASH_KEY).update(address).digest('base64url');
}

/**
 * Draws on a bucket of the database.
 * @returns 0 when allowed, else the seconds until it will be
 * @throws when the database does not answer within `timeoutMs`
 */
export async function takeRateLimit(bucket: string, limit: Limit, timeoutMs: number): Promise<number> {
  const { data, error } = await secretClient()
    .rpc('take_rate_limit', { bucket_name: bucket, per_hour: limit.perHour, per_day: limit.perDay })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) throw error;
  return Number(data);
}
