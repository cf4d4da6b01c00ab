import { setTimeout } from 'node:timers/promises';
import { USER_AGENT } from './options.ts';
import { pauseBeforeNext } from './patience.ts';

/** What came back for one address; a redirect is an answer of its own. */
export type Answer = {
  address: string;
  /** Null when there was no answer. */
  status: number | null;
  /** Why there was none, or why it could not be read to its end. */
  problem: string | null;
  contentType: string;
  /** The whole address that a redirect leads to, as the server wrote it. */
  location: string | null;
};

export type Request = { timeoutMs: number; signal: AbortSignal | null };

/**
 * Asks for one address, follows nothing, and hands the body to a reader, which need not read it to its end.
 * A connection that breaks is tried once more: a server may hang up on an idle one just as it is used again. One that is
 * too busy is given the time that it asks for.
 */
export async function ask(
  address: string,
  { timeoutMs, signal }: Request,
  read: (
    answer: Answer,
    body: ReadableStream<Uint8Array>,
    headers: Headers,
  ) => Promise<void> = async () => {},
): Promise<Answer> {
  let breaks = 0;
  for (let attempt = 1; ; attempt++) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const answer: Answer = { address, status: null, problem: null, contentType: '', location: null };
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        cache: 'no-store',
        headers: { 'user-agent': USER_AGENT, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      const pause = pauseBeforeNext(response, attempt);
      if (pause !== null) {
        await response.body?.cancel();
        await setTimeout(pause, undefined, { signal: signal ?? undefined });
        continue;
      }
      answer.status = response.status;
      answer.contentType = response.headers.get('content-type') ?? '';
      answer.location = locationOf(response, address);
      if (response.body) {
        await read(answer, response.body, response.headers);
        if (!response.body.locked) await response.body.cancel();
      }
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      answer.problem = timeout.aborted ? `no answer within ${timeoutMs / 1000} s` : messageOf(error);
      breaks += 1;
      if (timeout.aborted || breaks === 2) return answer;
    }
  }
}

function locationOf({ status, headers }: Response, address: string): string | null {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return null;
  return URL.canParse(location, address) ? new URL(location, address).href : null;
}

/** What fetch throws only says that it failed; the cause says why. */
function messageOf(error: unknown): string {
  const { message = String(error), cause } = error as { message?: string; cause?: { message?: string } };
  return cause?.message || message;
}

/** Reads a body up to a limit. What lies behind it is not waited for. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk.subarray(0, limit - length));
    length += chunk.length;
    if (length > limit) return { bytes: Buffer.concat(chunks), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}
