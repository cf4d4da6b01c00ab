import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { securityHeaders } from '../../security/headers.ts';
import { chosenEncoding } from '../answers/answer.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };

/** Answers with a file that another build has named after its content. @param place where it lies; null when it is nowhere */
export function sendBuiltFile(
  place: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  const body = place === null ? null : readIn(chosenEncoding(request.headers['accept-encoding']), place);
  if (place === null || body === null) {
    // An instance that has it already may be asked next.
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end('Not Found');
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[path.extname(place)] ?? 'application/octet-stream',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Length': body.bytes.length,
    Vary: 'Accept-Encoding',
    ...(body.encoding === 'identity' ? {} : { 'Content-Encoding': body.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

type Encoding = keyof typeof ENDINGS;

/** As it was compressed beside itself by its build, where it was. */
function readIn(wanted: Encoding, place: string): { encoding: Encoding; bytes: Buffer } | null {
  const encoding = fs.existsSync(place + ENDINGS[wanted]) ? wanted : 'identity';
  try {
    return { encoding, bytes: fs.readFileSync(place + ENDINGS[encoding]) };
  } catch {
    return null;
  }
}
