import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartError } from './config.ts';
import { type Answer, json, Refusal, type Reply, type Request, type Service, Unsupported } from './http.ts';

/** Which service answers below which prefix. */
export type Routes = Record<string, Service>;

const MAX_BODY_BYTES = 8_000_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The one port of the stack. Until it has routes it answers that it is starting. */
export class Gateway {
  #server: Server;
  #routes: Routes | null = null;
  #paused: Reply | null = null;

  constructor() {
    this.#server = createServer((incoming, response) => void this.#serve(incoming, response));
  }

  async listen(port: number): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    await promise.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new StartError(
        `Port ${port} is taken, perhaps by another stack. Stop that program, or set LOCAL_STACK_PORT to a free port.`,
      );
    });
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  open(routes: Routes): void {
    this.#routes = routes;
  }

  /** Lets requests under way finish, for a moment. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeIdleConnections();
    const impatient = setTimeout(() => this.#server.closeAllConnections(), 2000);
    await closed;
    clearTimeout(impatient);
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    const reply =
      typeof request === 'string' ? request : 'status' in request ? request : await this.#reply(request);
    if (reply === 'hang') return;
    if (reply === 'cut') return void incoming.socket.destroy();
    response
      .writeHead(reply.status, {
        ...crossOrigin(incoming.headers.origin),
        ...reply.headers,
        'content-length': Buffer.byteLength(reply.body),
      })
      .end(incoming.method === 'HEAD' ? undefined : reply.body);
  }

  async #reply(request: Request): Promise<Reply> {
    const foreign = refuseForeign(request);
    if (foreign) return foreign;
    if (request.method === 'OPTIONS') return json(204, undefined, { 'access-control-max-age': '3600' });
    const { pathname } = request.url;
    if (!this.#routes) return json(503, { message: 'starting' });
    if (pathname === '/health') return json(200, { status: 'ok' });
    if (pathname === '/local/pause' && request.method === 'POST') return this.#pause(request);
    if (this.#paused && /^\/(rest|auth)\/v1(\/|$)/.test(pathname)) return this.#paused;
    const prefix = Object.keys(this.#routes).find(
      (start) => pathname === start || pathname.startsWith(`${start}/`),
    );
    const service = this.#routes[prefix ?? ''];
    if (!service) return json(501, { message: unsupported(request, 'this path') });
    try {
      return await service({ ...request, path: pathname.slice(prefix?.length) });
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      if (error instanceof Unsupported) return json(501, { message: unsupported(request, error.message) });
      console.error(error);
      return json(500, { message: error instanceof Error ? error.message : 'unknown error' });
    }
  }

  /** Lets a test see the site without its database: unreachable, or accepting and never answering. */
  #pause({ body }: Request): Answer {
    const value = /"database"\s*:\s*(true|false|"hang")/.exec(body.toString())?.[1];
    if (!value)
      return json(400, { message: 'Say {"database": true}, {"database": false} or {"database": "hang"}.' });
    this.#paused = value === 'true' ? 'cut' : value === 'false' ? null : 'hang';
    return json(200, { paused: this.#paused });
  }
}

function unsupported({ method, url }: Request, part: string): string {
  const path = `${url.pathname}${url.search}`.slice(0, 300);
  return `The embedded Supabase does not implement ${part}, which this site does not use (${method} ${path}).`;
}

async function readRequest(incoming: IncomingMessage): Promise<Request | Reply> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES)
        return json(413, { message: 'The request is too large.' }, { connection: 'close' });
      chunks.push(chunk);
    }
  } catch {
    return 'cut';
  }
  const { method = 'GET', headers } = incoming;
  const url = URL.parse(`http://${headers.host ?? ''}${incoming.url ?? '/'}`);
  if (!url) return json(400, { message: 'Malformed address.' });
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
    address: incoming.socket.remoteAddress ?? '',
  };
}

/** Another site open in the browser could otherwise reach the stack, under a name of its own that leads to loopback. */
function refuseForeign({ url, headers }: Request): Answer | null {
  const origin = headers.origin === undefined ? url : URL.parse(headers.origin);
  if (LOOPBACK.has(url.hostname) && origin && LOOPBACK.has(origin.hostname)) return null;
  return json(403, { message: 'The embedded Supabase answers this machine only.' });
}

function crossOrigin(origin: string | undefined): Record<string, string> {
  if (!origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-expose-headers': 'content-range, x-supabase-api-version',
    vary: 'origin',
  };
}
