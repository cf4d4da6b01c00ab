import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { StartError } from './config.ts';
import { json, parseRecord, type Reply, type Request, type Service, Unsupported, UserError } from './http.ts';

const MAX_BODY_BYTES = 8_000_000;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The one port of the stack. Until it has routes it answers that it is starting. */
export class Gateway {
  #server = createServer((incoming, response) => void this.#serve(incoming, response));
  #routes: Record<string, Service> | null = null;
  #paused: Reply | null = null;

  async listen(port: number): Promise<number> {
    await once(this.#server.listen(port, '127.0.0.1'), 'listening').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new StartError(
        `Port ${port} is taken, perhaps by another stack. Stop that program, or set LOCAL_STACK_PORT to a free port.`,
      );
    });
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  open(routes: Record<string, Service>): void {
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
    const { origin } = incoming.headers;
    const reply = await this.#reply(incoming).catch((error) => answerTo(error, incoming));
    if (reply === 'hang') return;
    if (reply === 'cut') return void incoming.socket.destroy();
    const length = Buffer.byteLength(reply.body);
    response
      .writeHead(reply.status, {
        ...(origin && { 'access-control-allow-origin': origin, 'access-control-allow-headers': '*' }),
        ...reply.headers,
        'content-length': length,
      })
      .end(incoming.method === 'HEAD' ? undefined : reply.body);
  }

  async #reply(incoming: IncomingMessage): Promise<Reply> {
    const request = await readRequest(incoming);
    const { method, url } = request;
    // A browser asks first when the page sends headers of its own.
    if (method === 'OPTIONS') return json(204, undefined);
    if (!this.#routes) return json(503, { message: 'starting' });
    if (url.pathname === '/health') return json(200, { status: 'ok' });
    if (url.pathname === '/local/pause' && method === 'POST') return this.#pause(request);
    if (this.#paused && /^\/(rest|auth|storage)\/v1(\/|$)/.test(url.pathname)) return this.#paused;
    const prefix =
      Object.keys(this.#routes).find((start) => `${url.pathname}/`.startsWith(`${start}/`)) ?? '';
    const service = this.#routes[prefix];
    if (!service) throw new Unsupported('this path');
    return service({ ...request, path: url.pathname.slice(prefix.length) });
  }

  /** Lets a test see the site without its database: unreachable, or accepting and never answering. */
  #pause({ body }: Request): Reply {
    const database = parseRecord(body)?.database;
    this.#paused = database === 'hang' ? 'hang' : database ? 'cut' : null;
    return json(200, { paused: this.#paused });
  }
}

function answerTo(error: unknown, { method, url = '', headers, complete }: IncomingMessage): Reply {
  if (error instanceof UserError) return error.answer;
  // Who asked has hung up.
  if (!complete) return 'cut';
  if (error instanceof Unsupported) {
    const asked = `${method} ${url.slice(0, 300)}`;
    const message = `The embedded Supabase does not implement ${error.message}, which this site does not use (${asked}).`;
    return json(501, { message });
  }
  console.error(`request ${headers['x-request-id'] ?? 'without an id'}:`, error);
  return json(500, { message: error instanceof Error ? error.message : 'unknown error' });
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES)
      throw new UserError(413, { message: 'The request is too large.' }, { connection: 'close' });
    chunks.push(chunk);
  }
  const { method = 'GET' } = incoming;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
  );
  const url = URL.parse(`http://${headers.host ?? ''}${incoming.url ?? '/'}`);
  if (!url) throw new UserError(400, { message: 'Malformed address.' });
  refuseForeign(url, headers.origin);
  return { method, path: url.pathname, query: url.searchParams, url, headers, body: Buffer.concat(chunks) };
}

/** Another site open in the browser could otherwise reach the stack, under a name of its own that leads to loopback. */
function refuseForeign(url: URL, origin = url.origin): void {
  const hosts = [url.hostname, URL.parse(origin)?.hostname ?? ''];
  if (!hosts.every((host) => LOOPBACK.has(host)))
    throw new UserError(403, { message: 'The embedded Supabase answers this machine only.' });
}
