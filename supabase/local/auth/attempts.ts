import { AuthError } from './errors.ts';

const WINDOW_MS = 300_000;

/** Counts the attempts of an address over five minutes. */
export class Attempts {
  #allowed: number;
  #windows = new Map<string, { count: number; ends: number }>();

  constructor(allowed: number) {
    this.#allowed = allowed;
  }

  take(address: string, now = Date.now()): void {
    for (const [key, { ends }] of this.#windows) if (ends <= now) this.#windows.delete(key);
    const window = this.#windows.get(address) ?? { count: 0, ends: now + WINDOW_MS };
    this.#windows.set(address, window);
    if (++window.count > this.#allowed)
      throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}
