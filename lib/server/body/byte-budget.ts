import { setTimeout } from 'node:timers/promises';

const STEP_MS = 100;

/** How many bytes of bodies are held at a time, of all requests together. */
export class ByteBudget {
  #free: number;

  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** Whether there was room; who took it gives it back. */
  take(bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    return true;
  }

  /** Takes room as soon as there is some, until the patience is over. */
  async takeWithin(bytes: number, patienceMs: number, isWanted: () => boolean): Promise<boolean> {
    for (let waited = 0; isWanted(); waited += STEP_MS) {
      if (this.take(bytes)) return true;
      if (waited >= patienceMs) return false;
      await setTimeout(STEP_MS);
    }
    return false;
  }

  give(bytes: number): void {
    this.#free += bytes;
  }
}
