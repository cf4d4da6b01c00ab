import type { ServerResponse } from 'node:http';
import { defaultHeaders } from './default-headers.ts';

export const READY = '/api/ready';
/** Whoever asks this often is to hear that it is over before the door closes. */
const WATCHED_MS = 60_000;

/**
 * Whether this instance can take visitors, which is more than that it lives (`/api/health`): it has answered with its home
 * page, made from the database or the last good copy, and it is not about to end. Load balancers ask.
 */
export class Readiness {
  readonly #answersHome: () => Promise<boolean>;
  #asking: Promise<boolean> | null = null;
  #isReady = false;
  #isDraining = false;
  #askedAt = Number.NEGATIVE_INFINITY;

  /** @param answersHome whether the home page is answered well */
  constructor(answersHome: () => Promise<boolean>) {
    this.#answersHome = answersHome;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  get isWatched(): boolean {
    return performance.now() - this.#askedAt < WATCHED_MS;
  }

  /** From now on it is not ready. */
  drain(): void {
    this.#isDraining = true;
  }

  async answer(response: ServerResponse): Promise<void> {
    this.#askedAt = performance.now();
    const status = await this.#status();
    for (const { key, value } of defaultHeaders) response.setHeader(key, value);
    response.writeHead(status === 'ready' ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify({ status }));
  }

  async #status(): Promise<'ready' | 'starting' | 'draining'> {
    this.#isReady ||= await this.#ask();
    if (this.#isDraining) return 'draining';
    return this.#isReady ? 'ready' : 'starting';
  }

  #ask(): Promise<boolean> {
    this.#asking ??= this.#answersHome()
      .catch(() => false)
      .finally(() => {
        this.#asking = null;
      });
    return this.#asking;
  }
}
