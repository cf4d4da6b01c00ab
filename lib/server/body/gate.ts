import type { IncomingMessage, ServerResponse } from 'node:http';
import { ByteBudget } from './byte-budget.ts';
import { isReadable } from './form.ts';
import { renewedCookies, type Verdict } from './permission.ts';
import { readBody, withBody } from './read.ts';
import { refuse } from './refuse.ts';
import { bodyRule } from './rules.ts';

const OPEN_ROOM = 32 * 1024 * 1024;
const KNOWN_ROOM = 32 * 1024 * 1024;
const PATIENCE_MS = 20_000;

const BUSY = 'The site is taking in too much at once. Please try again in a few seconds.';
const UNREADABLE = 'This form could not be read. Please go back and send it again.';
const FOREIGN = 'This was sent from a page of another site.';
const NO_POSTS = 'Nothing can be sent to this address.';
const NO_LENGTH = 'The length of what is sent must be stated.';

type AskPermission = (address: string, headers: IncomingMessage['headers']) => Promise<Verdict>;

export type BodyGate = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<IncomingMessage | null>;

/**
 * Stands before Next, which reads a body before anybody is asked: nothing is read of one before its length and, where
 * it is large, its caller are known, and only so much of all of them together.
 * @param host the host that was asked, which a browser's Origin must name
 * @returns what lets a request in: the request to go on with, or null when it has been answered
 */
export function bodyGate(
  host: (request: IncomingMessage) => string | undefined,
  mayCaller: AskPermission,
  rooms = { open: new ByteBudget(OPEN_ROOM), known: new ByteBudget(KNOWN_ROOM) },
): BodyGate {
  return async (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') return request;
    const { origin } = request.headers;
    const no = (status: number, message: string) => {
      refuse(request, response, status, message);
      return null;
    };
    if (origin && URL.parse(origin)?.host !== host(request)) return no(403, FOREIGN);
    if (request.method === 'POST' && !takesPosts(request)) {
      response.setHeader('allow', 'GET, HEAD');
      return no(405, NO_POSTS);
    }

    const rule = bodyRule(request.url ?? '');
    const length = statedLength(request);
    if (length === null && rule.open === 0) return no(411, NO_LENGTH);
    if (length !== null && length > rule.most) return no(413, rule.tooLarge);
    if (length !== null && length > rule.open) return askIn(length, rule.permission);
    return readIn(rule.open, rule.tooLarge);

    async function askIn(bytes: number, address: string): Promise<IncomingMessage | null> {
      const verdict = await mayCaller(address, request.headers);
      if (!verdict.allowed) return no(verdict.status, verdict.message);
      if (!(await rooms.known.takeWithin(bytes, PATIENCE_MS, () => !response.destroyed)))
        return no(503, BUSY);
      whenOver(response, () => rooms.known.give(bytes));
      if (verdict.cookies.length > 0) {
        request.headers.cookie = renewedCookies(request.headers.cookie, verdict.cookies);
        response.appendHeader('set-cookie', verdict.cookies);
      }
      proceed(request, response);
      return request;
    }

    async function readIn(most: number, tooLarge: string): Promise<IncomingMessage | null> {
      proceed(request, response);
      const result = await readBody(request, most, rooms.open);
      const held = result.kind === 'whole' ? result.body.length : result.held;
      whenOver(response, () => rooms.open.give(held));
      switch (result.kind) {
        case 'whole':
          if (!(await isReadable(request.headers, result.body))) return no(400, UNREADABLE);
          return withBody(request, result.body);
        case 'too-large':
          return no(413, tooLarge);
        case 'no-room':
          return no(503, BUSY);
        case 'late':
          return no(408, UNREADABLE);
        case 'broken-off':
          response.destroy();
          return null;
      }
    }
  };
}

/** A page takes what its actions can be: files take nothing, and the rest Next would answer as if it had been a GET. */
function takesPosts({ url = '', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/')) return true;
  if (path.startsWith('/_next/') || /\.\w+$/.test(path)) return false;
  return headers['next-action'] !== undefined || /^multipart\/form-data/i.test(headers['content-type'] ?? '');
}

/** Bytes of the body; null when they are counted only as they come. */
function statedLength({ headers }: IncomingMessage): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}

/** What Next holds of a body it holds until it has answered. */
function whenOver(response: ServerResponse, then: () => void): void {
  if (response.closed) then();
  else response.once('close', then);
}

/** To whoever waits for a word before sending. */
function proceed({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.expect !== undefined) response.writeContinue();
}
