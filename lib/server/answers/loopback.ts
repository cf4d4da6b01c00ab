import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { SiteResponse } from '../response.ts';

export type Reply = { status: number; rawHeaders: string[]; headers: http.IncomingHttpHeaders; body: Buffer };

/** Where this very process can be asked, also while it takes no visitors any more. */
export type OwnPlace = { socketPath: string } | { host: string; port: number };

/** Asks Next as a visitor without a cookie would, over a socket of this process's own. */
export class Loopback {
  readonly place: { socketPath: string };
  readonly #host: string;

  /** @param host what the visitors call the site */
  constructor(handler: (request: http.IncomingMessage, response: SiteResponse) => void, host: string) {
    this.#host = host;
    this.place = { socketPath: socketPath() };
    http.createServer({ ServerResponse: SiteResponse }, handler).listen(this.place.socketPath).unref();
  }

  ask(address: string): Promise<Reply> {
    const headers = { host: this.#host, 'accept-encoding': 'identity', accept: 'text/html,*/*' };
    return new Promise((resolve, reject) => {
      const request = http.get({ ...this.place, path: address, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, rawHeaders, headers } = response;
          resolve({ status, rawHeaders, headers, body: Buffer.concat(chunks) });
        });
      });
      request.on('error', reject);
    });
  }
}

function socketPath(): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\site-${process.pid}`;
  // Readable by this user alone.
  return path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')), 'next');
}
