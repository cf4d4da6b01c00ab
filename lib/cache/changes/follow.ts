import 'server-only';
import { errorCode, log } from '../../log';
import { followedSoFar, noteFollowed } from '../page-cache/expiry';
import { inProcess } from '../page-cache/in-process';
import { readChanges } from './read';
import type { Changes } from './schema';
import { takeUp } from './take-up';

/** How far back whoever has followed nothing yet begins; an hour before the build where that is known. */
const RECENT_MS = 60_000;

type Following = {
  running: Promise<unknown>;
  waiting: Promise<Changes | null> | null;
  since: Date | null;
  isAway: boolean;
};

const state = inProcess(
  'changes',
  (): Following => ({ running: Promise.resolve(), waiting: null, since: null, isAway: false }),
);

/** From when on changes count for what this process keeps, where nothing says how far it has followed them. */
export function countChangesSince(moment: Date): void {
  state.since = moment;
}

/**
 * Takes up what has changed until now. However many ask at the same moment, one question answers them all, which begins
 * after each of them asked.
 * @returns null when the database does not answer: then it is taken up later
 */
export function followChanges(): Promise<Changes | null> {
  state.waiting ??= state.running.then(() => {
    const turn = followOnce();
    state.running = turn;
    state.waiting = null;
    return turn;
  });
  return state.waiting;
}

async function followOnce(): Promise<Changes | null> {
  try {
    const changes = await readChanges(followedSoFar(), state.since ?? new Date(Date.now() - RECENT_MS));
    noteFollowed(changes.seen);
    takeUp(changes);
    if (!changes.complete) log.warn('changes.incomplete');
    state.isAway = false;
    return changes;
  } catch (error) {
    if (!state.isAway) log.warn('changes.unavailable', { code: errorCode(error) });
    state.isAway = true;
    return null;
  }
}
