import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from '../../security/headers.ts';
import { chosenEncoding } from './answer.ts';
import { compressions } from './compress.ts';
import type { Reply } from './loopback.ts';

/**
 * Says to a page that wants to wake that its other half is gone, and sends the page as it is now (lib/without-react/renew-page.ts):
 * at its own address a shared cache may have the one of the last release for a while yet.
 */
export async function sendPageInstead(
  page: Reply | null,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAsleep = page?.status === 200 && page.body.includes(' data-sleeping=');
  const encoding = isAsleep ? chosenEncoding(headers['accept-encoding']) : 'identity';
  const body = isAsleep ? await bodyIn[encoding](page.body) : Buffer.of();
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  response.writeHead(404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(body);
}

const bodyIn = { br: compressions.quickBr, gzip: compressions.gzip, identity: (body: Buffer) => body };
