import type { Limit } from './rate-limit';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_BUCKETS = 10_000;
const buckets = new Map<string, number[]>();

/**
 * The same limit as `takeRateLimit`, counted in this process alone, for while the database does not answer.
 * @returns 0 when allowed, else the seconds until it will be
 */
export function takeLocalLimit(bucket: string, limit: Limit, now = Date.now()): number {
  const recent = (buckets.get(bucket) ?? []).filter((time) => time > now - DAY_MS);
  const inHour = recent.filter((time) => time > now - HOUR_MS);
  const freeAt = Math.max(freedAt(recent, limit.perDay, DAY_MS), freedAt(inHour, limit.perHour, HOUR_MS));
  if (freeAt > now) return Math.ceil((freeAt - now) / 1000);
  if (buckets.size >= MAX_BUCKETS) buckets.clear();
  buckets.set(bucket, [...recent, now]);
  return 0;
}

function freedAt(times: number[], allowed: number, windowMs: number): number {
  const oldestThatCounts = times.at(-allowed);
  return times.length < allowed || oldestThatCounts === undefined ? 0 : oldestThatCounts + windowMs;
}
