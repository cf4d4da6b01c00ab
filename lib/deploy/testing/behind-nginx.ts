import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sharedCaching } from '../../server/shared-caches';
import { startNginx, stopNginx } from '../nginx';

export type Headers = Record<string, string>;
export type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Asked = { line: string; headers: IncomingHttpHeaders; body: string; instance: number };
type Question = { method?: string; headers?: Headers; body?: string; port?: number };
type Answer = { status: number; body: string; headers: IncomingHttpHeaders };

const OF_NEXT = 's-maxage=300, stale-while-revalidate=31535700';
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

/** Two small servers that say of their answers what the site says of its own. */
class Instances {
  /** What the pages say; they are kept where they still say an earlier one. */
  version = 1;
  asked: Asked[] = [];
  /** What answers at an address instead of a page. */
  readonly special = new Map<string, Handler>();
  readonly one = this.#instance(1);
  readonly two = this.#instance(2);

  forget(): void {
    this.version = 1;
    this.asked = [];
    this.special.clear();
  }

  timesAsked(address: string): number {
    return this.asked.filter(({ line }) => line.endsWith(` ${address}`)).length;
  }

  #instance(instance: number): http.Server {
    return http.createServer(async (request, response) => {
      const { method = '', url = '', headers } = request;
      this.asked.push({ line: `${method} ${url}`, headers, body: await text(request), instance });
      const handler = this.special.get(url.split('?')[0] ?? '');
      if (handler) handler(request, response);
      else this.#answerPage(request, response);
    });
  }

  #answerPage({ headers, url }: IncomingMessage, response: ServerResponse): void {
    const isForRouter = headers.rsc !== undefined;
    const page = `version ${this.version} of ${url} in ${headers['accept-encoding'] ?? 'plain'}`;
    const body = isForRouter ? 'data' : page;
    response.writeHead(200, {
      'cache-control': sharedCaching({ status: 200, given: OF_NEXT, isForRouter, isToldOfChanges: false }),
      vary: VARY,
      'accept-ranges': 'bytes',
      'content-length': body.length,
    });
    response.end(body);
  }
}

/** nginx with our configuration before two instances. */
export class BehindNginx extends Instances {
  url = '';
  #ports = { visitors: 0, purge: 0 };
  #stop = async (): Promise<void> => {};

  async open(nginx: string): Promise<void> {
    const [visitors, purge, one, two] = await Promise.all([
      freePort(),
      freePort(),
      listen(this.one),
      listen(this.two),
    ]);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    this.#ports = { visitors, purge };
    this.url = `http://localhost:${visitors}`;
    const running = await startNginx(nginx, {
      SITE_URL: this.url,
      SITE_ONE: `127.0.0.1:${one}`,
      SITE_TWO: `127.0.0.1:${two}`,
      LISTEN: `127.0.0.1:${visitors}`,
      PURGE_LISTEN: `127.0.0.1:${purge}`,
      STATE_FOLDER: folder,
    });
    this.#stop = async () => {
      await stopNginx(running);
      fs.rmSync(folder, { recursive: true, force: true });
    };
  }

  async close(): Promise<void> {
    await this.#stop();
    for (const server of [this.one, this.two]) end(server);
  }

  ask(address: string, { method = 'GET', headers = {}, body = '', port }: Question = {}): Promise<Answer> {
    const { host } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const question = {
        host: '127.0.0.1',
        port: port ?? this.#ports.visitors,
        method,
        path: address,
        headers: { host, ...headers },
      };
      http
        .request(question, async (answer) => {
          const { statusCode: status = 0, headers } = answer;
          resolve({ status, headers, body: await text(answer).catch(() => '') });
        })
        .on('error', reject)
        .end(body);
    });
  }

  post(address: string, body = 'an enquiry'): Promise<Answer> {
    return this.ask(address, { method: 'POST', body });
  }

  /** As an instance sends it, which can reach that port. */
  purge(address: string, method = 'PURGE'): Promise<Answer> {
    return this.ask(address, { method, port: this.#ports.purge });
  }
}

export async function listen(server: http.Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

export const portOf = (server: http.Server) => (server.address() as AddressInfo).port;

export function end(server: http.Server): void {
  server.close().closeAllConnections();
}

async function freePort(): Promise<number> {
  const server = http.createServer();
  const port = await listen(server);
  end(server);
  return port;
}
