import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type OutagePage = { html: string; headers: OutgoingHttpHeaders };

/** Takes the page for failures from the running site, with the policy that its scripts need. */
export async function fetchOutagePage(origin: string): Promise<OutagePage | null> {
  const response = await fetch(`${origin}/outage`).catch(() => null);
  if (!response?.ok) return null;
  const headers = Object.fromEntries(
    ['content-security-policy', 'content-type'].map((name) => [name, response.headers.get(name) ?? '']),
  );
  return { html: await response.text(), headers: { ...headers, 'cache-control': 'no-store' } };
}

/**
 * When a page fails, Next answers 500 with an empty document that only scripts could fill. This sends the page for
 * failures instead, so that everyone can read what happened.
 */
export function replaceFailures(
  request: IncomingMessage,
  response: ServerResponse,
  outagePage: () => OutagePage | null,
): void {
  if (request.method !== 'GET') return;
  const { writeHead, write, end } = response;
  let page: OutagePage | null = null;

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    page = status === 500 && isHtml(response) ? outagePage() : null;
    if (!page) return Reflect.apply(writeHead, response, [status, ...rest]);
    for (const name of ['content-length', 'content-encoding', 'etag']) response.removeHeader(name);
    return writeHead.call(response, status, page.headers);
  }) as typeof writeHead;

  /** Whether this answer is replaced; asked before the first byte of its body. */
  function isReplaced(): boolean {
    if (!response.headersSent && response.statusCode === 500) response.writeHead(500);
    return page !== null;
  }

  response.write = ((...body: unknown[]) =>
    isReplaced() || Reflect.apply(write, response, body)) as typeof write;
  response.end = ((...body: unknown[]) =>
    isReplaced() ? end.call(response, page?.html, 'utf8') : Reflect.apply(end, response, body)) as typeof end;
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? 'text/html').startsWith('text/html');
}
