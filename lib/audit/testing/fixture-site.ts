import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The origin under which the fixture says it is published. */
export const PUBLIC_ORIGIN = 'https://www.fixture.example';

export type FixtureAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | (() => AsyncIterable<string | Uint8Array>);
};

/** What is at each address: what is not listed answers 404. */
export class FixtureSite {
  readonly answers = new Map<string, FixtureAnswer>();
  fallback: (path: string) => FixtureAnswer = () => html('<!doctype html><title>Page not found</title>', 404);

  put(path: string, answer: FixtureAnswer): void {
    this.answers.set(path, answer);
  }

  edit(path: string, from: string, to: string): void {
    const answer = this.answers.get(path);
    if (typeof answer?.body !== 'string' || !answer.body.includes(from))
      throw new Error(`${path} has no ${from}`);
    this.put(path, { ...answer, body: answer.body.replaceAll(from, to) });
  }

  header(path: string, name: string, value: string): void {
    const answer = this.answers.get(path);
    if (answer) answer.headers[name] = value;
  }
}

export function html(body: FixtureAnswer['body'], status = 200): FixtureAnswer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

export function xml(body: FixtureAnswer['body']): FixtureAnswer {
  return { status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body };
}

export function redirect(location: string, status = 308): FixtureAnswer {
  return { status, headers: { location }, body: '' };
}

export async function serve(site: FixtureSite): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '/';
    const { status, headers, body } = site.answers.get(path) ?? site.fallback(path);
    response.writeHead(status, headers);
    if (typeof body !== 'function') {
      response.end(body);
      return;
    }
    await send(response, body()).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function send(
  response: http.ServerResponse,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  for await (const piece of pieces) {
    if (response.destroyed) return;
    if (!response.write(piece))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  response.end();
}
