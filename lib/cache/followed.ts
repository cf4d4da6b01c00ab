import { errorCode, log } from '../log';
import { isDatabaseAway } from './page-cache/database-health';
import { inProcess } from './page-cache/in-process';
import { currentVisit } from './page-cache/visit';

const FRESH_MS = 5000;

type Followed<Value> = {
  value: Value;
  /** When the database was asked last, whether it answered or not. */
  askedAt: number;
  /** Counts the changes that were announced: what was read before the last one is not to be used. */
  wanted: number;
  read: number;
  reading: Promise<void> | null;
};

/** A page that could not be made anew has spent its time; what is known will do for its last good copy. */
export const mayWait = () => !isDatabaseAway() && !currentVisit()?.wantsLastGood;

/**
 * Something of the database that every request needs, from the memory of this process: renewed in the background every few
 * seconds. While the database does not answer, what was known last holds.
 * @param name of it in the process and, with `.unavailable`, in the log
 * @param first what holds until it was read
 */
export function followed<Value>(name: string, first: Value, read: () => Promise<Value>) {
  const state = inProcess(
    name,
    (): Followed<Value> => ({ value: first, askedAt: 0, wanted: 1, read: 0, reading: null }),
  );

  const isDue = () => Date.now() - state.askedAt > FRESH_MS;

  function renew(): Promise<void> {
    state.reading ??= readNow().finally(() => {
      state.reading = null;
    });
    return state.reading;
  }

  async function readNow(): Promise<void> {
    const { wanted } = state;
    try {
      state.value = await read();
      state.read = wanted;
      if (state.wanted === wanted) state.askedAt = Date.now();
    } catch (error) {
      log.error(`${name}.unavailable`, { code: errorCode(error) });
      // Nobody waits twice for a database that does not answer.
      state.askedAt = Date.now();
    }
  }

  return {
    async current(): Promise<Value> {
      if (isDue()) {
        const reading = renew();
        if (state.read < state.wanted && mayWait()) {
          await reading;
          // That one may have begun before the last change was announced.
          if (isDue()) await renew();
        }
      }
      return state.value;
    },
    /** False as long as the database has never answered. */
    isRead: () => state.read > 0,
    /** To be called by whoever changed it: the next request waits until it is read anew. */
    forget(): void {
      state.wanted++;
      state.askedAt = 0;
    },
  };
}
