import { randomUUID } from 'node:crypto';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { OwnPlace } from './answers/loopback.ts';

export const LAST_GOOD = 'x-last-good';
/** Known to this process alone, so that no visitor can ask for what is out of date. */
const token = randomUUID();

/** Whether this server asks itself, because the page could not be made anew. */
export function wantsLastGood({ headers }: IncomingMessage): boolean {
  const given = headers[LAST_GOOD];
  delete headers[LAST_GOOD];
  return given === token;
}

type Asked = { own: OwnPlace; method: string; url: string; headers: IncomingHttpHeaders };

/** Asks this server once more for a page that failed, this time for any copy that is left. Null when there is no answer. */
export function askForLastGood({ own, method, url, headers }: Asked): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const options = {
      ...own,
      method,
      path: url,
      headers: { ...headers, [LAST_GOOD]: token },
    };
    http
      .request({ ...options, timeout: 1000 })
      .once('response', resolve)
      .once('timeout', () => resolve(null))
      .once('error', () => resolve(null))
      .end();
  });
}
