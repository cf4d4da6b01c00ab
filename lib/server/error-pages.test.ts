/** @jest-environment node */
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'next/dist/compiled/compression/index.js';
import { errorPages } from './error-pages';
import { SiteResponse } from './response';

type Write = (response: SiteResponse) => void;
type Stored = { status: number; headers?: Record<string, string>; text: string } | null;

const outage = {
  html: '<h1>Please try again</h1>',
  headers: { 'content-type': 'text/html', 'x-page': 'outage' },
};
const defaults = [{ key: 'x-default', value: 'given' }];

/** As Next lays it over every answer. */
const compress = compression();
/** What Next does with a request. */
let write: Write = () => {};
/** The last good copy; undefined where there can be none. */
let stored: Stored | undefined;
let origin = '';

const server = http.createServer({ ServerResponse: SiteResponse }, (request, response) => {
  if (request.url === '/stored') {
    response.writeHead(stored?.status ?? 500, stored?.headers).end(stored?.text);
    return;
  }
  const secondTry = stored === undefined ? null : askForStored;
  response.duties.defaults = defaults;
  response.duties.requestId = 'req-1234567';
  response.duties.statusFor = (status) => (request.headers['x-blamed'] && status === 500 ? 400 : status);
  response.duties.standInFor = errorPages(request, { secondTry, outagePage: () => outage });
  compress(request, response, () => write(response));
});

function askForStored(): Promise<IncomingMessage | null> {
  if (stored === null) return Promise.resolve(null);
  return new Promise((resolve) => http.get(`${origin}/stored`, { agent: false }, resolve));
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
beforeEach(() => {
  stored = undefined;
});

async function ask(how: Write, init?: RequestInit) {
  write = how;
  const response = await fetch(origin, init);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

type Way = (status: number, type: string) => Write;

const atOnce: Way = (status, type) => (response) => {
  response.statusCode = status;
  response.setHeader('content-type', type).setHeader('content-length', 7).end('as made');
};
const inPieces: Way = (status, type) => (response) => {
  response.statusCode = status;
  response.setHeader('content-type', type).flushHeaders();
  response.write('as ');
  setImmediate(() => response.end(Buffer.from('made')));
};

describe.each([
  ['at once', atOnce],
  ['in pieces', inPieces],
])('an answer that is sent %s', (_, way) => {
  test('goes out as it is when it did not fail, with what every answer has', async () => {
    for (const status of [200, 404]) {
      const { text, headers, ...rest } = await ask(way(status, 'text/html'));
      expect({ ...rest, text, given: headers.get('x-default') }).toEqual({
        status,
        text: 'as made',
        given: 'given',
      });
    }
  });

  test('is the last good copy when it failed and there is one', async () => {
    stored = { status: 200, headers: { etag: '"kept"' }, text: 'kept' };
    const { status, text, headers } = await ask(way(500, 'text/html'));
    expect([status, text, headers.get('etag')]).toEqual([200, 'kept', '"kept"']);
  });

  test('is the page for failures when there is none', async () => {
    for (const none of [undefined, null, { status: 503, text: 'failed too' }]) {
      stored = none;
      const { status, text, headers } = await ask(way(500, 'text/html'));
      expect([status, text, headers.get('x-page')]).toEqual([500, outage.html, 'outage']);
      expect(headers.get('x-default')).toBe('given');
    }
  });

  test('is what Next says when it is no page', async () => {
    const { status, text } = await ask(way(503, 'application/json'));
    expect([status, text]).toEqual([503, 'as made']);
    stored = null;
    expect((await ask(way(503, 'application/json'))).text).toBe('as made');
  });
});

test('a copy comes whole, however long it is and however slowly it is read', async () => {
  stored = { status: 200, text: 'kept '.repeat(400_000) };
  expect((await ask(inPieces(500, 'text/html'))).text).toBe(stored.text);
});

test('a HEAD request and a copy that has not changed have no body', async () => {
  expect(await ask((response) => void response.writeHead(500).end(), { method: 'HEAD' })).toMatchObject({
    ...{ status: 500, text: '' },
  });
  stored = { status: 304, headers: { etag: '"kept"' }, text: '' };
  expect(await ask((response) => void response.writeHead(500).end('failed'))).toMatchObject({
    status: 304,
    text: '',
  });
});

test('whose fault it was is said only where nothing stands in', async () => {
  const init = { headers: { 'x-blamed': '1' } };
  const fails = atOnce(500, 'text/plain');
  expect((await ask(fails, init)).status).toBe(400);
  stored = { status: 200, text: 'kept' };
  expect((await ask(fails, init)).status).toBe(200);
});

test('what Next still writes while the copy is fetched reaches nobody', async () => {
  stored = { status: 200, text: 'kept' };
  const { text } = await ask((response) => {
    response.writeHead(500).end('failed');
    response.write('and more');
    response.end();
  });
  expect(text).toBe('kept');
});

test('a visitor who leaves while the copy is fetched ends nothing but their own answer', async () => {
  stored = { status: 200, text: 'kept' };
  const gone = new AbortController();
  const asked = ask(
    (response) => {
      response.writeHead(500).end('failed');
      response.destroy();
    },
    { signal: gone.signal },
  );
  await expect(asked).rejects.toThrow();
  expect((await ask((response) => void response.writeHead(500).end())).text).toBe('kept');
});

test('the id of the request is said in what is for one reader, and never in what caches keep for others', async () => {
  const idOf = async (status: number, caching: string) => {
    const { headers } = await ask((response) => {
      response.setHeader('cache-control', caching).setHeader('content-type', 'application/json');
      response.writeHead(status).end('{}');
    });
    return headers.get('x-request-id');
  };
  expect(await idOf(200, 'private, no-store')).toBe('req-1234567');
  expect(await idOf(503, 'public, max-age=60')).toBe('req-1234567');
  expect(await idOf(200, 'public, max-age=0, s-maxage=60')).toBeNull();
  expect(await idOf(404, 's-maxage=5')).toBeNull();
});
