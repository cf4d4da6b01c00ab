import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OutagePage } from './outage-page.ts';

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
export function serveErrorPages(
  request: IncomingMessage,
  response: ServerResponse,
  { secondTry, outagePage }: Replacements,
): void {
  const { writeHead, write, end } = response;
  const failure: Buffer[] = [];
  let isReplaced = false;

  function hasFailed(): boolean {
    if (response.headersSent || isReplaced) return isReplaced;
    isReplaced = response.statusCode >= 500 && (secondTry !== null || isPage(request, response));
    return isReplaced;
  }
  function hold(chunk: unknown): void {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) failure.push(Buffer.from(chunk as string));
  }

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    return hasFailed() ? response : Reflect.apply(writeHead, response, [status, ...rest]);
  }) as typeof writeHead;
  response.write = ((...body: unknown[]) => {
    if (!hasFailed()) return Reflect.apply(write, response, body);
    hold(body[0]);
    return true;
  }) as typeof write;
  response.end = ((...body: unknown[]) => {
    if (!hasFailed()) return Reflect.apply(end, response, body);
    hold(body[0]);
    void answer();
    return response;
  }) as typeof end;

  async function answer(): Promise<void> {
    const found = (await secondTry?.()) ?? null;
    Object.assign(response, { writeHead, write, end });
    if (found && (found.statusCode ?? 500) < 500) return sendFound(response, found);
    found?.resume();
    if (isPage(request, response)) sendOutagePage(response, outagePage());
    else response.end(Buffer.concat(failure));
  }
}

function sendFound(response: ServerResponse, found: IncomingMessage): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = Object.entries(found.headers).filter(([name]) => !OF_THE_LINE.includes(name));
  response.writeHead(found.statusCode ?? 500, Object.fromEntries(headers));
  found.pipe(response);
}

function sendOutagePage(response: ServerResponse, page: OutagePage | null): void {
  for (const name of OF_THE_BODY) response.removeHeader(name);
  response.writeHead(response.statusCode, page?.headers ?? { 'cache-control': 'no-store' });
  response.end(page?.html, 'utf8');
}

function isPage(request: IncomingMessage, response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? 'text/html');
  return request.method === 'GET' && type.startsWith('text/html');
}
