import { setTimeout as pause } from 'node:timers/promises';
import { metrics } from '../metrics/metrics';

const MOST_WAITING = 2048;
const A_BATCH = 512;
const EVERY_MS = 5000;
const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 1000;
const ATTEMPTS = 6;
/** What comes again may be taken (the OTLP specification, "Failures"). */
const PASSING = new Set([429, 502, 503, 504]);

type Destination<Item> = {
  url: string;
  headers: Record<string, string>;
  encode: (items: readonly Item[]) => object;
  /** The pause after a first failure, which doubles with each. */
  firstPauseMs?: number;
};

/**
 * What is to be told to a collector: gathered, sent in batches beside what the process does, tried again with a growing pause.
 * A collector that is away costs some memory and nobody's time: the oldest goes when there is no room.
 */
export class Outbox<Item> {
  readonly #to: Destination<Item>;
  #waiting: Item[] = [];
  #sending: Promise<void> | null = null;

  constructor(to: Destination<Item>) {
    this.#to = to;
    setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  add(item: Item): void {
    if (this.#waiting.length >= MOST_WAITING) {
      this.#waiting.shift();
      metrics.unexported.value++;
    }
    this.#waiting.push(item);
    if (this.#waiting.length >= A_BATCH) void this.flush();
  }

  /** Never throws. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, A_BATCH);
      if (!(await this.#deliver(batch))) metrics.unexported.value += batch.length;
    }
  }

  async #deliver(batch: readonly Item[]): Promise<boolean> {
    const { encode, firstPauseMs = FIRST_PAUSE_MS } = this.#to;
    const body = JSON.stringify(encode(batch));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) await pause(firstPauseMs * 2 ** (attempt - 1), undefined, { ref: false });
      const status = await this.#send(body);
      if (status !== null && status < 300) return true;
      if (status !== null && !PASSING.has(status)) return false;
    }
    return false;
  }

  /** @returns what the collector said; null when it did not answer */
  async #send(body: string): Promise<number | null> {
    try {
      const { status } = await fetch(this.#to.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...this.#to.headers },
        body,
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return status;
    } catch {
      return null;
    }
  }
}
