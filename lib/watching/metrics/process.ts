import fs from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { inProcess } from '../../cache/page-cache/in-process.ts';
import { errorCode, framesOf, log } from '../../log.ts';
import { gauge } from './registry.ts';

type Watched = { delay: ReturnType<typeof monitorEventLoopDelay> | null; build: string };

const RESOLUTION_MS = 20;
const watched = inProcess('watched-process', (): Watched => ({ delay: null, build: 'unknown' }));

/** To be called once, by what serves the site. */
export function watchProcess(buildFolder: string): void {
  watched.delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  watched.delay.enable();
  try {
    watched.build = fs.readFileSync(path.join(buildFolder, 'BUILD_ID'), 'utf8').trim();
  } catch {
    // A build that does not say its name is served all the same.
  }
  process.on('uncaughtExceptionMonitor', (error) =>
    log.error('process.failed', { code: errorCode(error), frames: framesOf(error) }),
  );
}

export const watchedBuild = (): string => watched.build;

/** Memory, time of the processor, and how late the process is with what is due; under the names that Prometheus has for these. */
export function processLines(): string[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  return [
    ...gauge('site_build_info', 'Which build this is.', [
      [{ build: watched.build, node: process.versions.node }, 1],
    ]),
    ...one('process_start_time_seconds', 'When the process began.', startedAt),
    ...one('process_resident_memory_bytes', 'Memory of the process.', rss),
    ...one('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', heapUsed),
    ...one('nodejs_external_memory_bytes', 'Memory of buffers and the like.', external),
    ...gauge(
      'process_cpu_seconds_total',
      'Time of the processor.',
      [[{}, (user + system) / 1_000_000]],
      'counter',
    ),
    ...delayLines(),
  ];
}

const one = (name: string, help: string, value: number) => gauge(name, help, [[{}, value]]);

/** Since it was asked for last. */
function delayLines(): string[] {
  const { delay } = watched;
  if (!delay) return [];
  // The monitor measures from one tick to the next, which are a resolution apart when nothing is late.
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
  const values = [seconds(delay.percentile(50)), seconds(delay.percentile(99)), seconds(delay.max)];
  delay.reset();
  return ['0.5', '0.99', '1'].flatMap((quantile, index) =>
    gauge('nodejs_eventloop_delay_seconds', 'How late the process is with what is due.', [
      [{ quantile }, values[index] ?? null],
    ]).slice(index === 0 ? 0 : 2),
  );
}
