import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export const faults = ['refused', 'resetting', 'broken', 'hanging', 'slow'] as const;
export type Fault = (typeof faults)[number];

const SLOW_MS = 1400;

/** A line to the database that fails in a known way. */
export class FaultyLine {
  #fault: Fault | null = null;
  #sockets = new Set<Socket>();
  #server = http.createServer((request, response) => void this.#pass(request, response));
  #target: URL;
  port = 0;

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async fails(fault: Fault | null): Promise<void> {
    if (this.#server.listening) await this.close();
    this.#fault = fault;
    if (fault !== 'refused') await this.open();
  }

  async #pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    if (this.#fault === 'hanging') return;
    if (this.#fault === 'resetting') return void request.socket.resetAndDestroy();
    if (this.#fault === 'broken') return void response.writeHead(503).end('{"message":"starting"}');
    if (this.#fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const { method, url, headers } = request;
    const onwards = http.request(
      { host: this.#target.hostname, port: this.#target.port, method, path: url, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      },
    );
    onwards.once('error', () => response.destroy());
    request.pipe(onwards);
  }
}
