/** @jest-environment node */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { readyAnswer, send } from './answer';

const TEXT = 'A page. '.repeat(50);
const ready = readyAnswer(
  [
    'Vary',
    'rsc, next-url',
    'ETag',
    '"abc"',
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    '400',
    'Date',
    'x',
    'Last-Modified',
    'Sat, 21 Nov 2026 10:00:00 GMT',
  ],
  { br: brotliCompressSync(TEXT), gzip: gzipSync(TEXT), identity: Buffer.from(TEXT) },
  { page: '/', tags: [], freshUntil: 0 },
);
const server = http.createServer((request, response) => send(ready, request, response));

beforeAll(() => new Promise<void>((done) => server.listen(0, done)));
afterAll(() => void server.close());

type Given = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

function ask(headers: http.OutgoingHttpHeaders, method = 'GET'): Promise<Given> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    http
      .request({ port, method, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      })
      .end();
  });
}

describe('an answer from memory', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    ['gzip', 'gzip;q=1.0, br;q=0.000', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
    [undefined, 'gzip;q=0, br;q=0', (body: Buffer) => body],
    [undefined, '', (body: Buffer) => body],
  ])('is sent as %s to who accepts "%s"', async (encoding, accepted, open) => {
    const { status, headers, body } = await ask({ 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(open(body).toString()).toBe(TEXT);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('rsc, next-url, Accept-Encoding');
    expect(headers.etag).toBe('"abc"');
  });

  test.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('is not sent again to who has %s', async (condition) => {
    const { status, headers, body } = await ask({ 'if-none-match': condition });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(headers.etag).toBe('"abc"');
    expect(headers['content-type']).toBeUndefined();
  });

  test('is not sent again to who has it since it last changed', async () => {
    const status = async (date: string) => (await ask({ 'if-modified-since': date })).status;
    expect(await status('Sat, 21 Nov 2026 10:00:00 GMT')).toBe(304);
    expect(await status('Sat, 21 Nov 2026 11:00:00 GMT')).toBe(304);
    expect(await status('Sat, 21 Nov 2026 09:59:59 GMT')).toBe(200);
    expect(await status('yesterday')).toBe(200);
    const both = { 'if-modified-since': 'Sat, 21 Nov 2026 11:00:00 GMT', 'if-none-match': '"other"' };
    expect((await ask(both)).status).toBe(200);
  });

  test('is sent to who has another', async () => {
    expect((await ask({ 'if-none-match': '"abcd", ' })).status).toBe(200);
  });

  test('tells its length to who asks for the head alone', async () => {
    const { status, headers, body } = await ask({ 'accept-encoding': 'br' }, 'HEAD');
    expect([status, body.length, headers['content-length']]).toEqual([200, 0, '400']);
    expect(headers['content-encoding']).toBeUndefined();
  });
});
