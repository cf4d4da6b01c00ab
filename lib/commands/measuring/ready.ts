import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 5;
const BETWEEN_MS = 500;

/**
 * Asks for a page until it is answered from memory, which states its length: one that has grown stale is made anew behind
 * the first who asks, and kept ready behind the second. Of a server that never says a length, nothing is awaited for long.
 */
export async function untilReady(url: string): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    // Without keep-alive: between two pages Lighthouse runs for a minute, and the server hangs up meanwhile.
    const response = await fetch(url, { headers: { connection: 'close', 'accept-encoding': 'br, gzip' } });
    await response.arrayBuffer();
    if (response.headers.has('content-length')) return;
    await pause(BETWEEN_MS);
  }
}
