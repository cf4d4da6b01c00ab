import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 5;
const BETWEEN_MS = 500;

/** What came, unpacked, and the length that was stated of it as it was sent. */
type Download = { body: Buffer; stated: string | null };

/**
 * Asks for a page until it is answered from memory, which states its length: one that has grown stale is made anew behind
 * the first who asks, and kept ready behind the second. Of a server that never says a length, nothing is awaited for long.
 */
export async function untilReady(url: string): Promise<Download> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await download(url);
    if (answer.stated !== null || left === 0) return answer;
    await pause(BETWEEN_MS);
  }
}

/** Without keep-alive: between two pages Lighthouse runs for a minute, and the server hangs up meanwhile. */
export async function download(url: string): Promise<Download> {
  const response = await fetch(url, { headers: { connection: 'close', 'accept-encoding': 'br, gzip' } });
  const body = Buffer.from(await response.arrayBuffer());
  return { body, stated: response.headers.get('content-length') };
}
