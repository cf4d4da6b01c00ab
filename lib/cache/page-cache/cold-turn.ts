import { createTurns } from '../../request/turns.ts';
import { hasAnsweredSince } from './database-health.ts';
import { inProcess } from './in-process.ts';
import { currentVisit, PAGE_MS, type Visit } from './visit.ts';

/** How many pages are made at a time of which there is no copy. More at once would all be late together. */
const AT_ONCE = 8;
/** For how long neither a page nor the database needs to answer before whoever waits goes ahead: with the time for the database it is an answer within four seconds. */
const PATIENCE_MS = 1000;
/** Nobody waits longer: the proxy before us gives up after fifteen seconds. */
const LONGEST_MS = 10_000;
/** A page is counted as being made for no longer than this: who takes an answer slowly holds up nobody else. */
const MADE_MS = 4000;

const line = inProcess('cold-pages', () =>
  createTurns({ atOnce: AT_ONCE, patienceMs: PATIENCE_MS, isMovingSince: hasAnsweredSince }),
);

/** To be awaited before a page is made of which there is no copy: after a release, or where nobody knows what has changed, that may be all. */
export async function coldTurn(): Promise<void> {
  const visit = currentVisit();
  if (!visit || visit.wantsLastGood) return;
  visit.turn ??= take(visit);
  await visit.turn;
}

async function take(visit: Visit): Promise<void> {
  const cameAt = Date.now();
  const turn = Promise.withResolvers<void>();
  void line.take(() => {
    turn.resolve();
    return answered(visit.response);
  });
  await within(LONGEST_MS, turn.promise);
  if (hasAnsweredSince(cameAt)) visit.endsAt = Date.now() + PAGE_MS;
}

async function answered(response: Visit['response']): Promise<void> {
  if (response.closed) return;
  await within(MADE_MS, new Promise<void>((resolve) => void response.once('close', resolve)));
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, isLate]);
  clearTimeout(timer);
}
