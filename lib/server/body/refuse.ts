import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a caller may go on sending what nobody keeps: who is cut off while sending may never see the answer. */
const LINGER_MS = 5000;

/** Answers with a sentence, in the form that the address speaks, and keeps nothing of the body. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): void {
  const isProgram = request.url?.startsWith('/api/');
  if (status === 503) response.setHeader('retry-after', '5');
  const body = Buffer.from(isProgram ? JSON.stringify({ message }) : message);
  response.writeHead(status, {
    'content-type': isProgram ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
  });
  response.write(body);
  const isAwaited = request.headers.expect === undefined && !request.complete;
  if (!isAwaited) return void response.end();
  const patience = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(patience));
  request.once('end', () => response.end()).resume();
}
