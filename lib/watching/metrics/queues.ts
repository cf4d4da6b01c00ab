import 'server-only';
import { env } from '../../env';
import { isPublicHost } from '../../routes/url';
import { briefClient } from '../../supabase/brief';
import * as z from '../../validation/zod';
import { gauge } from './registry';

const TIMEOUT_MS = 2000;
/** Whoever asks more often gets what was known a moment ago. */
const FRESH_MS = 5000;

const queuesSchema = z.array(
  z.object({
    queue: z.enum(['notifications', 'failed notifications', 'announcements', 'purges']),
    length: z.number(),
    oldest_seconds: z.number().nullable(),
  }),
);
type Asked = { queues: z.infer<typeof queuesSchema>; isUp: boolean; seconds: number };

let last: Promise<Asked> | null = null;
let askedAt = 0;

function asked(): Promise<Asked> {
  if (!last || Date.now() - askedAt > FRESH_MS) {
    askedAt = Date.now();
    last = ask();
  }
  return last;
}

async function ask(): Promise<Asked> {
  const begunAt = performance.now();
  const { data } = await briefClient(TIMEOUT_MS, env.SUPABASE_SECRET_KEY).rpc('queue_lengths');
  const { data: queues } = queuesSchema.safeParse(data);
  const seconds = (performance.now() - begunAt) / 1000;
  return { queues: queues ?? [], isUp: queues !== undefined, seconds };
}

/** What nobody is told of piles up, and is no failure. */
function isWorkedOff(queue: string): boolean {
  if (queue === 'purges') return env.CDN !== undefined;
  return queue !== 'announcements' || (env.INDEXNOW_KEY !== undefined && isPublicHost());
}

/** Whether the database answers, and what waits in it to be sent. Never throws: without the database the queues are not known. */
export async function queueLines(): Promise<string[]> {
  const { queues, isUp, seconds } = await asked();
  const known = queues.filter(({ queue }) => isWorkedOff(queue));
  return [
    ...gauge('site_database_up', 'Whether the database answered the last question of this page.', [
      [{}, isUp ? 1 : 0],
    ]),
    ...gauge('site_database_probe_seconds', 'How long that took.', [[{}, seconds]]),
    ...gauge(
      'site_queue_length',
      'What is due and not done yet.',
      known.map(({ queue, length }) => [{ queue }, length] as const),
    ),
    ...gauge(
      'site_queue_oldest_seconds',
      'For how long the oldest of it has waited.',
      known.map(({ queue, oldest_seconds: oldest }) => [{ queue }, oldest] as const),
    ),
  ];
}
