import type { IncomingMessage, ServerResponse } from 'node:http';
import { cleanRequest } from '../../cache/page-cache/clean-request.ts';
import { isPersonal } from '../../routes/areas.ts';
import { areas } from '../../routes/table.ts';
import { securityHeaders } from '../../security/headers.ts';
import { builtFile } from '../built-files/address.ts';
import type { KeptFiles } from '../built-files/kept-files.ts';
import { sendBuiltFile } from '../built-files/send.ts';
import { LAST_GOOD } from '../last-good.ts';
import { type Answer, type Origin, readyAnswer, send } from './answer.ts';
import { compressions } from './compress.ts';
import { type Flights, parseFlightAddress } from './flights.ts';
import type { Loopback, Reply } from './loopback.ts';
import type { Memory } from './memory.ts';
import { sendPageInstead } from './page-instead.ts';
import { StaticFiles } from './static-files.ts';

/** How old an answer may be before Next is asked, beside the visitor's request, whether it still stands. */
const CHECK_AFTER_MS = 5000;
/** With one of these an answer may differ from everybody's. */
const PERSONAL = ['rsc', 'next-action', 'range', LAST_GOOD];

type FrontSettings = {
  flights: Flights;
  memory: Memory;
  loopback: Loopback;
  /** What the visitors call the site; what is asked of another host is Next's. */
  host: string;
  buildFolder: string;
  /** Null where nothing is kept of other releases. */
  keptFiles: KeptFiles | null;
};

/** The address without what a page is not to know of the query; null when the answer is the caller's own. */
function addressOf({ method = 'GET', url = '/', headers }: IncomingMessage): string | null {
  return url.includes('?') ? (cleanRequest({ method, url, headers })?.url ?? null) : url;
}

/** Answers from memory what is the same for everybody, before Next is asked. */
export class Front {
  readonly #flights: Flights;
  readonly #memory: Memory;
  readonly #loopback: Loopback;
  readonly #host: string;
  readonly #files: StaticFiles;
  readonly #keptFiles: KeptFiles | null;
  readonly #filling = new Set<string>();

  constructor({ flights, memory, loopback, host, buildFolder, keptFiles }: FrontSettings) {
    this.#flights = flights;
    this.#memory = memory;
    this.#loopback = loopback;
    this.#host = host;
    this.#files = new StaticFiles(buildFolder);
    this.#keptFiles = keptFiles;
  }

  /** @returns whether the request was answered; otherwise it is Next's, and remembered for the next visitor if it may be */
  answers(request: IncomingMessage, response: ServerResponse): boolean {
    const file = request.method === 'GET' || request.method === 'HEAD' ? builtFile(request.url ?? '') : null;
    if (file && !this.#files.isOfThisBuild(file.name)) {
      sendBuiltFile(this.#keptFiles?.find(file.name) ?? null, request, response);
      return true;
    }
    if (!this.#isForEverybody(request)) return false;
    const address = file ? file.address : addressOf(request);
    if (!address) return false;
    const flight = address.startsWith('/flight/') ? parseFlightAddress(address) : null;
    if (flight) {
      this.#answerFlight(flight, request, response).catch(() => response.destroy());
      return true;
    }
    const known = this.#memory.find(address);
    const now = Date.now();
    if (known && now < known.freshUntil) {
      send(known, request, response);
      if (now - known.checkedAt > CHECK_AFTER_MS) {
        known.checkedAt = now;
        void this.#fill(address);
      }
      return true;
    }
    // An invented address is never a hit, so it is not asked for twice.
    response.once('finish', () => {
      const isKept = response.getHeader('x-nextjs-cache') === 'HIT' || this.#files.has(address);
      if (isKept && response.statusCode < 400) void this.#fill(address);
    });
    return false;
  }

  #isForEverybody({ method, url = '/', headers }: IncomingMessage): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers.host !== this.#host || isPersonal(url)) return false;
    return !PERSONAL.some((name) => name in headers);
  }

  async #fill(address: string): Promise<void> {
    if (this.#filling.has(address)) return;
    this.#filling.add(address);
    try {
      await this.#ask(address);
    } catch {
      this.#memory.forget(address);
    } finally {
      this.#filling.delete(address);
    }
  }

  async #ask(address: string): Promise<void> {
    const memory = this.#memory;
    const { version } = memory;
    const reply = await this.#loopback.ask(address);
    const origin = this.#originOf(address, reply);
    if (!origin) return memory.forget(address);
    const known = memory.find(address);
    if (known && known.etag === reply.headers.etag && known.freshUntil === origin.freshUntil) return;
    const answer = await this.#compressed(address, reply, origin);
    // What expired meanwhile must not come back.
    if (memory.version === version) memory.keep(address, answer);
  }

  /** Null when the answer is not the same for everybody, or may not be kept. */
  #originOf(address: string, { status, headers }: Reply): Origin | null {
    if (status !== 200) return null;
    if (this.#files.has(address)) return { page: address, tags: [], freshUntil: Number.POSITIVE_INFINITY };
    const isPage = headers['x-nextjs-cache'] === 'HIT' && headers['content-type']?.startsWith('text/html');
    if (!isPage || headers['set-cookie']) return null;
    const rewritten = headers['x-middleware-rewrite'];
    const page = typeof rewritten === 'string' ? new URL(rewritten, 'http://next').pathname : address;
    return this.#memory.originOf(page) ?? null;
  }

  async #compressed(address: string, { rawHeaders, body }: Reply, origin: Origin): Promise<Answer> {
    const file = this.#files.compressed(address);
    const [br, gzip] = await Promise.all([
      file?.br ?? compressions.br(body),
      file?.gzip ?? compressions.gzip(body),
    ]);
    return readyAnswer(rawHeaders, { br, gzip, identity: body }, origin);
  }

  /** Where the data are no longer kept, the page may still be the same: asking for it brings them back, and else is the answer. */
  async #answerFlight(
    { id, page }: { id: string; page: string },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const flights = this.#flights;
    const present = flights.find(id) ? null : await this.#loopback.ask(page).catch(() => null);
    const data = flights.find(id);
    if (!data) return sendPageInstead(present, request, response);
    const bodies = {
      br: await compressions.quickBr(data),
      gzip: await compressions.gzip(data),
      identity: data,
    };
    const headers = {
      ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
      'Content-Type': 'text/x-component',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${id}"`,
    };
    send(
      readyAnswer(Object.entries(headers).flat(), bodies, {
        page: areas.flight.path,
        tags: [],
        freshUntil: 0,
      }),
      request,
      response,
    );
  }
}
