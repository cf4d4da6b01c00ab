import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';

type Options = {
  atOnce: number;
  /** For how long nobody needs to get through before those who wait are all let go: what hangs must not hang them too. */
  patienceMs: number;
  /** Whether something else shows since then (milliseconds since 1970) that they only take long. */
  isMovingSince?: (time: number) => boolean;
};

export type Turns = { take: <Value>(work: () => Promise<Value>) => Promise<Value> };

/**
 * Lets so many work at once and the others wait in their order, so that a crowd is served one after another within its time
 * limits, where all of it at once would miss them together.
 */
export function createTurns({ atOnce, patienceMs, isMovingSince = () => false }: Options): Turns {
  const waiting: (() => void)[] = [];
  let working = 0;
  let ended = 0;
  let watch: NodeJS.Timeout | undefined;

  function letGo(count: number): void {
    for (const go of waiting.splice(0, count)) {
      working += 1;
      go();
    }
  }

  /** A busy process calls a timer before it has looked whether answers are there. */
  async function letAllGoUnlessBusy(endedBefore: number, since: number): Promise<void> {
    await nextTurnOfLoop();
    if (ended === endedBefore && !isMovingSince(since)) letGo(waiting.length);
    else watchOver();
  }

  function watchOver(): void {
    clearTimeout(watch);
    if (waiting.length > 0) watch = setTimeout(letAllGoUnlessBusy, patienceMs, ended, Date.now());
  }

  async function begin(): Promise<void> {
    if (working < atOnce) {
      working += 1;
      return;
    }
    const turn = new Promise<void>((go) => void waiting.push(go));
    if (waiting.length === 1) watchOver();
    await turn;
  }

  return {
    async take(work) {
      await begin();
      try {
        return await work();
      } finally {
        working -= 1;
        ended += 1;
        letGo(Math.max(0, atOnce - working));
        watchOver();
      }
    },
  };
}
