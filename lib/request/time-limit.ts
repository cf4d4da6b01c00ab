import { inProcess } from '../cache/page-cache/in-process';

const TICK_MS = 100;

const clock = inProcess('listening-clock', () => {
  const state = { listened: 0, tickedAt: performance.now() };
  setInterval(() => {
    state.listened += TICK_MS;
    state.tickedAt = performance.now();
  }, TICK_MS).unref();
  return state;
});

/** For how long this process has listened for answers: while it is busy for longer than a tick, this clock stands. */
const listened = () => clock.listened + Math.min(TICK_MS, performance.now() - clock.tickedAt);

/** Tells how many milliseconds are left of so many in which this process listens; at least one. */
export function countdown(milliseconds: number): () => number {
  const end = listened() + milliseconds;
  return () => Math.max(1, Math.round(end - listened()));
}

/**
 * A signal for a question that may take so long. Unlike that of `AbortSignal.timeout` it does not count what this process was too
 * busy to hear, and an answer that has come by then is heard: in a crowd of visitors that is not the fault of who was asked.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const left = countdown(milliseconds);
  const abort = () => controller.abort(new DOMException('No answer came in time.', 'TimeoutError'));
  const wait = (pause: number): void => {
    setTimeout(() => (left() > 1 ? wait(left()) : setImmediate(abort)), pause).unref();
  };
  wait(milliseconds);
  return controller.signal;
}
