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
  const { write, end } = response;
  let replaced = false;

  function replace(): boolean {
    const page = outagePage();
    const isPage = String(response.getHeader('content-type') ?? 'text/html').startsWith('text/html');
    if (replaced || response.headersSent || response.statusCode !== 500 || !isPage || !page) return replaced;
    replaced = true;
    for (const name of ['content-length', 'content-encoding', 'etag']) response.removeHeader(name);
    response.writeHead(500, page.headers);
    end.call(response, page.html, 'utf8');
    return true;
  }

  response.write = ((...body: Parameters<typeof write>) =>
    replace() || write.apply(response, body)) as typeof write;
  response.end = ((...body: Parameters<typeof end>) =>
    replace() ? response : end.apply(response, body)) as typeof end;
}
