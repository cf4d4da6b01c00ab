import 'server-only';
import { touchedSchema } from '../cache/changes/schema';
import { env } from '../env';
import { errorCode, log } from '../log';
import { retryDelaySeconds } from '../request/retry';
import { secretClient } from '../supabase/secret';
import * as z from '../validation/zod';
import { citiesOf } from './cities';
import { sendPurge } from './send';

/** Longer than telling may take, so that two instances are never at it together. */
const LEASE_SECONDS = 60;
/** By then every instance has followed a change, and gives the CDN no old page any more. */
const AGAIN_SECONDS = 3;
const RETRY_SECONDS = 5;
const MAX_PAUSE_SECONDS = 600;

const claimSchema = touchedSchema.extend({ complete: z.boolean(), attempts: z.number() });

let running: Promise<void> | null = null;

/**
 * Tells the CDN what changed since it was told last, each change twice; nothing where there is none. Never throws: what could
 * not be told is told with the next, after a growing pause.
 */
export function purgeWhatChanged(): Promise<void> {
  if (!env.CDN) return Promise.resolve();
  running ??= purge().finally(() => {
    running = null;
  });
  return running;
}

async function purge(): Promise<void> {
  try {
    const { data } = await secretClient()
      .rpc('claim_cdn_purge', { lease_seconds: LEASE_SECONDS })
      .throwOnError();
    if (data === null) return;
    const { attempts, ...changes } = claimSchema.parse(data);
    const cities = env.CDN === 'purge' ? await citiesOf(changes) : [];
    const problem = await sendPurge(changes, cities);
    if (problem) log.warn('cdn.failed', { reason: problem, attempts });
    const pause = problem
      ? Math.min(retryDelaySeconds(attempts, RETRY_SECONDS) ?? MAX_PAUSE_SECONDS, MAX_PAUSE_SECONDS)
      : AGAIN_SECONDS;
    const outcome = { pause_seconds: pause, ...(problem !== null && { problem }) };
    await secretClient().rpc('finish_cdn_purge', outcome).throwOnError();
    setTimeout(() => void purgeWhatChanged(), (pause + 1) * 1000).unref();
  } catch (error) {
    log.warn('cdn.unavailable', { code: errorCode(error) });
  }
}
