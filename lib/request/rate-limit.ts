import 'server-only';
import { env } from '../env';
import { secretClient } from '../supabase/secret';
import { keyedHash } from './keyed-hash';
import { abortAfter } from './time-limit';

export type Limit = { perHour: number; perDay: number };

export function hashAddress(address: string): string {
  return keyedHash(env.ADDRESS_HASH_KEY, address);
}

/**
 * Draws on a bucket of the database.
 * @returns 0 when allowed, else the seconds until it will be
 * @throws when the database does not answer within `timeoutMs`
 */
export async function takeRateLimit(bucket: string, limit: Limit, timeoutMs: number): Promise<number> {
  const { data } = await secretClient()
    .rpc('take_rate_limit', { bucket_name: bucket, per_hour: limit.perHour, per_day: limit.perDay })
    .abortSignal(abortAfter(timeoutMs))
    .throwOnError();
  return data ?? 0;
}

/** Gives back the last attempt counted on each of the buckets. @throws when the database does not answer within `timeoutMs` */
export async function returnRateLimits(buckets: string[], timeoutMs: number): Promise<void> {
  await secretClient()
    .rpc('return_rate_limits', { bucket_names: buckets })
    .abortSignal(abortAfter(timeoutMs))
    .throwOnError();
}

/** Empties the buckets whose names begin so. @throws when the database does not answer within `timeoutMs` */
export async function forgetRateLimits(prefix: string, timeoutMs: number): Promise<void> {
  await secretClient()
    .rpc('forget_rate_limits', { prefix })
    .abortSignal(abortAfter(timeoutMs))
    .throwOnError();
}
