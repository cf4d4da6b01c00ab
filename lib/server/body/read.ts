import { IncomingMessage } from 'node:http';
import type { ByteBudget } from './byte-budget.ts';

export type ReadResult =
  | { kind: 'whole'; body: Buffer }
  | { kind: 'too-large' | 'no-room' | 'late' | 'broken-off'; held: number };

/** Whoever is slower than this with a quarter of a megabyte is not on a slow line. */
const TIMEOUT_MS = 30_000;

/** Reads a body that may have so many bytes, as long as there is room; what was taken of the room stays taken. */
export function readBody(request: IncomingMessage, most: number, room: ByteBudget): Promise<ReadResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let held = 0;
    const late = setTimeout(() => end('late'), TIMEOUT_MS);

    function end(kind: 'too-large' | 'no-room' | 'late' | 'broken-off' | 'whole'): void {
      clearTimeout(late);
      request.off('data', add).off('end', finish).off('close', breakOff).off('error', breakOff);
      request.on('error', () => {});
      if (kind !== 'whole') request.pause();
      resolve(kind === 'whole' ? { kind, body: Buffer.concat(chunks) } : { kind, held });
    }
    function add(chunk: Buffer): void {
      if (held + chunk.length > most) end('too-large');
      else if (!room.take(chunk.length)) end('no-room');
      else {
        held += chunk.length;
        chunks.push(chunk);
      }
    }
    const finish = () => end('whole');
    const breakOff = () => end('broken-off');
    request.on('data', add).on('end', finish).on('close', breakOff).on('error', breakOff);
  });
}

/** The same request with a body at hand for Next to read, and other headers where that is another body. */
export function withBody(
  request: IncomingMessage,
  body: Buffer,
  headers: Record<string, string> = {},
): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders } = request;
  Object.assign(copy, { method, url, httpVersion, httpVersionMajor, httpVersionMinor, rawHeaders });
  copy.headers = { ...request.headers, ...headers };
  copy.complete = true;
  if (body.length > 0) copy.push(body);
  copy.push(null);
  return copy;
}
