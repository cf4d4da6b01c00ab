import 'server-only';
import { env } from '../../env';
import { errorCode, log } from '../../log';
import { retryDelaySeconds } from '../../request/retry';
import { isPublicHost } from '../../routes/url';
import type { Tables } from '../../supabase/database.types';
import { secretClient } from '../../supabase/secret';
import { sendAddresses } from './send';

type Delivery = Pick<Tables<'indexnow_deliveries'>, 'id' | 'path' | 'attempts'>;

/** As many rows as a hosted Supabase answers at most; the protocol would take ten times as many addresses. */
const BATCH = 1000;
/** Longer than a call may take, so that a delivery is never in two hands. */
const LEASE_SECONDS = 60;

let running: Promise<void> | null = null;

/**
 * Announces every address that is due to the search engines (indexnow.org), each once; nothing without a key, or on a
 * staging host. Never throws: what could not be sent stays due, with a growing pause.
 */
export function announceDueAddresses(): Promise<void> {
  if (!env.INDEXNOW_KEY || !isPublicHost()) return Promise.resolve();
  running ??= drain(env.INDEXNOW_KEY).finally(() => {
    running = null;
  });
  return running;
}

async function drain(key: string): Promise<void> {
  try {
    for (let batch = await claim(); batch.length > 0; batch = await claim()) {
      const problem = await sendAddresses(key, [...new Set(batch.map(({ path }) => path))]);
      await record(batch, problem);
      if (!problem) continue;
      log.warn('indexnow.failed', { reason: problem, count: batch.length });
      return;
    }
  } catch (error) {
    log.warn('indexnow.unavailable', { code: errorCode(error) });
  }
}

async function claim(): Promise<Delivery[]> {
  const { data } = await secretClient()
    .rpc('claim_indexnow_deliveries', {
      batch: BATCH,
      lease_seconds: LEASE_SECONDS,
    })
    .throwOnError();
  return data;
}

/** What failed together waits as long as each of its deliveries has earned. */
async function record(batch: Delivery[], problem: string | null): Promise<void> {
  for (const [attempts, group] of Map.groupBy(batch, (delivery) => delivery.attempts)) {
    await secretClient()
      .rpc('finish_indexnow_deliveries', {
        ids: group.map(({ id }) => id),
        problem,
        pause_seconds: problem ? retryDelaySeconds(attempts, env.NOTIFICATION_RETRY_SECONDS) : null,
      })
      .throwOnError();
  }
}
