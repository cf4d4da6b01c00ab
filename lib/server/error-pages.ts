import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { OutagePage } from './outage-page.ts';
import type { SiteResponse, StandIn } from './response.ts';

type Replacements = {
  /** Asks for the page's last good copy; null where there can be none. */
  secondTry: (() => Promise<IncomingMessage | null>) | null;
  outagePage: () => OutagePage | null;
};

/** What was said of a body that is not sent. */
const OF_THE_BODY = ['content-length', 'content-encoding', 'etag'];
/** What holds for one connection only. */
const OF_THE_LINE = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * When a page fails, Next answers 500 with an empty document that only scripts could fill. This sends the page's last good
 * copy instead, or else the page for failures, so that everyone can read what happened.
 */
export function errorPages(request: IncomingMessage, { secondTry, outagePage }: Replacements) {
  return (answer: SiteResponse): StandIn | null => {
    if (answer.statusCode < 500 || !(secondTry || isPage(request, answer))) return null;
    return async (failed) => {
      const found = (await secondTry?.()) ?? null;
      if (found && (found.statusCode ?? 500) < 500) {
        const body = await buffer(found);
        return () => sendFound(answer, found, body);
      }
      found?.resume();
      if (isPage(request, answer)) return () => sendOutagePage(answer, outagePage());
      return () => answer.end(failed());
    };
  };
}

function sendFound(answer: SiteResponse, { statusCode = 500, headers }: IncomingMessage, body: Buffer): void {
  for (const name of answer.getHeaderNames()) answer.removeHeader(name);
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_LINE.includes(name));
  answer.writeHead(statusCode, Object.fromEntries(kept));
  answer.end(body);
}

function sendOutagePage(answer: SiteResponse, page: OutagePage | null): void {
  for (const name of OF_THE_BODY) answer.removeHeader(name);
  answer.writeHead(answer.statusCode, page?.headers ?? { 'cache-control': 'no-store' });
  answer.end(page?.html, 'utf8');
}

function isPage(request: IncomingMessage, answer: SiteResponse): boolean {
  const type = String(answer.getHeader('content-type') ?? 'text/html');
  return request.method === 'GET' && type.startsWith('text/html');
}
