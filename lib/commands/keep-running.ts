import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { stop } from './processes.ts';

export type Kept = { stop: () => Promise<void> };
type Waiting = (milliseconds: number) => Promise<unknown>;

const MIN_MS = 500;
const MAX_MS = 30_000;
/** After running for so long a process may die anew without waiting for it. */
const SETTLED_MS = 60_000;

/**
 * Sees to it that a process that is up stays up: when it dies it is started again, after pauses that grow for as long as
 * it does not stand. What runs beside it goes on meanwhile.
 */
export function keepRunning(
  what: string,
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  { pause = wait as Waiting, now = Date.now } = {},
): Kept {
  let child: ChildProcess | null = first;
  let isEnding = false;

  async function watch(): Promise<void> {
    let pauseMs = MIN_MS;
    while (!isEnding) {
      const since = now();
      if (child) await ended(child);
      if (isEnding) return;
      if (now() - since > SETTLED_MS) pauseMs = MIN_MS;
      console.error(`${what} ended${reasonOf(child)}. It is started again in ${pauseMs / 1000} seconds.`);
      await pause(pauseMs);
      pauseMs = Math.min(2 * pauseMs, MAX_MS);
      child = isEnding ? null : await start().catch(said);
      if (isEnding && child) await stop(child);
    }
  }
  void watch();

  return {
    stop: async () => {
      isEnding = true;
      if (child) await stop(child);
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

const reasonOf = (child: ChildProcess | null) =>
  child ? ` (${child.signalCode ?? `code ${child.exitCode}`})` : '';

function said(error: unknown): null {
  console.error(error instanceof Error ? error.message : error);
  return null;
}
