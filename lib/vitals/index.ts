import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { isbot } from 'isbot';
import { after } from 'next/server';
import { env } from '../env';
import { errorCode, log } from '../log';
import { hashAddress } from '../request/rate-limit';
import { secretClient } from '../supabase/secret';
import { pageKindOf } from '../watching/page-kind';
import { bucketOf, figures } from './figures';
import { mayCount } from './limit';
import type { Vitals } from './schema';

/** What comes in meanwhile is stored together: a page that thousands visit at once must not ask the database each time. */
const GATHER_MS = 2000;
const TIMEOUT_MS = 3000;

type Counted = { page_kind: string; device: string; metric: string; bucket: number; times: number };

const gathered = new Map<string, Counted>();
let storing: Promise<void> | null = null;

/** Whether whoever asks wishes to be counted: no robot, nobody who wants not to be measured or to save data. */
export function isWelcome(headers: Headers): boolean {
  const says = (name: string, value: string) => headers.get(name)?.trim().toLowerCase() === value;
  if (!env.FIELD_VITALS || says('dnt', '1') || says('sec-gpc', '1') || says('save-data', 'on')) return false;
  const agent = headers.get('user-agent');
  return agent !== null && !isbot(agent);
}

/**
 * Counts what a visit was like. It is stored after the answer; what goes wrong is logged only.
 * @param address of the visitor; a keyed hash of it is in memory for an hour, and nowhere else
 */
export function countVisit({ page, device, ...measured }: Vitals, address: string): void {
  if (!mayCount(hashAddress(address))) return;
  for (const { name, bounds } of figures) {
    const value = measured[name];
    if (value !== undefined) gather(pageKindOf(page.toLowerCase()), device, name, bucketOf(bounds, value));
  }
  after(() => {
    storing ??= store().finally(() => {
      storing = null;
    });
    return storing;
  });
}

function gather(page_kind: string, device: string, metric: string, bucket: number): void {
  const key = [page_kind, device, metric, bucket].join();
  const known = gathered.get(key);
  if (known) known.times++;
  else gathered.set(key, { page_kind, device, metric, bucket, times: 1 });
}

async function store(): Promise<void> {
  await pause(GATHER_MS);
  const counts = [...gathered.values()];
  gathered.clear();
  try {
    await secretClient()
      .rpc('record_web_vitals', { counts })
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      .throwOnError();
  } catch (error) {
    log.warn('vitals.not_stored', { code: errorCode(error) });
  }
}
