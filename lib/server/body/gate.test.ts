/** @jest-environment node */
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ByteBudget } from './byte-budget';
import { bodyGate } from './gate';
import { renewedCookies, type Verdict } from './permission';

const { jest } = import.meta;
const judge = jest.fn<Promise<Verdict>, [string, IncomingHttpHeaders]>();
const rooms = { open: new ByteBudget(300_000), known: new ByteBudget(10_000_000) };
const arrived: { headers: IncomingHttpHeaders; body: string }[] = [];
let origin = '';
let isHeld = false;
let bytesRead = 0;
let goOn = () => {};

const letIn = bodyGate((request) => request.headers.host, judge, rooms);
const server = http.createServer(onRequest).on('checkContinue', onRequest);

async function onRequest(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const admitted = await letIn(request, response);
  bytesRead = request.socket.bytesRead;
  if (!admitted) return;
  const chunks: Buffer[] = [];
  for await (const chunk of admitted) chunks.push(chunk);
  arrived.push({ headers: admitted.headers, body: Buffer.concat(chunks).toString() });
  if (isHeld) {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  }
  response.end('answered');
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
beforeEach(() => {
  judge.mockReset().mockResolvedValue({ allowed: false, status: 401, message: 'Please log in.' });
  arrived.length = 0;
  isHeld = false;
});

type Answer = { status: number; text: string; headers: IncomingHttpHeaders; continued: boolean };

/** Sends a head, and of the body what is given. */
function post(path: string, headers: Record<string, string>, body = '', method = 'POST'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let continued = false;
    const request = http.request(origin + path, { method, headers, agent: false });
    request.on('continue', () => {
      continued = true;
    });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => {
        request.destroy();
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers, continued });
      });
    });
    request.flushHeaders();
    if (body) request.write(body);
    if (headers['content-length'] === undefined) request.end();
  });
}

const text = { 'content-type': 'text/plain' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const field = '--x\r\nContent-Disposition: form-data; name="city"\r\n\r\nPune\r\n--x--\r\n';
const stated = (length: number) => ({ ...form, 'content-length': String(length) });

test('a form arrives as it was sent', async () => {
  expect(await post('/contact', { ...stated(field.length), origin }, field)).toMatchObject({ status: 200 });
  expect(await post('/contact', form, field)).toMatchObject({ status: 200, text: 'answered' });
  expect(arrived.map(({ body }) => body)).toEqual([field, field]);
  expect(judge).not.toHaveBeenCalled();
});

test('of a picture nothing is read before its sender is known', async () => {
  const answer = await post('/api/images', { ...stated(9_900_000), expect: '100-continue' });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([401, { message: 'Please log in.' }]);
  expect(answer.continued).toBe(false);
  expect(bytesRead).toBeLessThan(1000);
  expect(arrived).toEqual([]);
});

test('a picture of somebody who is known comes in, under the cookies that the question renewed', async () => {
  judge.mockResolvedValue({ allowed: true, cookies: ['staff=new; Path=/; HttpOnly'] });
  const picture = 'p'.repeat(300_000);
  const headers = { ...stated(picture.length), cookie: 'theme=dark; staff=old', expect: '100-continue' };
  const answer = await post('/api/images', headers, picture);
  expect(answer).toMatchObject({ status: 200, continued: true });
  expect(answer.headers['set-cookie']).toEqual(['staff=new; Path=/; HttpOnly']);
  expect(arrived[0]?.headers.cookie).toBe('theme=dark; staff=new');
  expect(arrived[0]?.body).toBe(picture);
});

test.each([
  ['/api/images', 10_000_001, 413],
  ['/api/images?x', 9_000_000, 401],
  ['/API/images/', 9_000_000, 401],
  ['/api/webhooks/database', 100, 401],
  ['/admin/blog/new', 300_000, 401],
  ['/admin/blog/new', 3_000_000, 413],
  ['/contact', 9_900_000, 413],
  ['/no-such-page', 9_900_000, 413],
  ['/_next/static/a.js', 9_900_000, 405],
  ['/og-image.png', 9_900_000, 405],
])('%s is not sent %d bytes by anybody: %d', async (path, bytes, status) => {
  expect((await post(path, stated(bytes))).status).toBe(status);
  expect(arrived).toEqual([]);
});

test.each(['POST', 'OPTIONS'])('without a length no more than the limit is read of a %s', async (method) => {
  const body = 'x'.repeat(270_000);
  expect((await post('/contact', { ...form, 'transfer-encoding': 'chunked' }, body, method)).status).toBe(
    413,
  );
  expect((await post('/api/images', { 'transfer-encoding': 'chunked' }, body, method)).status).toBe(411);
  expect(arrived).toEqual([]);
});

test('no more is held of all bodies together than there is room for, and the room is given back', async () => {
  isHeld = true;
  const body = 'x'.repeat(200_000);
  const first = post('/api/any', text, body);
  while (arrived.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const second = await post('/api/any', text, body);
  expect([second.status, second.headers['retry-after']]).toEqual([503, '5']);
  isHeld = false;
  goOn();
  await first;
  expect((await post('/api/any', text, body)).status).toBe(200);
});

test('a sender who goes away in the middle leaves no room taken', async () => {
  const request = http.request(`${origin}/contact`, {
    method: 'POST',
    headers: { 'content-length': '250000' },
  });
  request.on('error', () => {});
  request.write('x'.repeat(200_000), () => setTimeout(() => request.destroy(), 50));
  await new Promise((resolve) => request.once('close', resolve));
  const body = 'x'.repeat(250_000);
  const isFree = async () => (await post('/api/any', text, body)).status === 200;
  while (!(await isFree())) await new Promise((resolve) => setTimeout(resolve, 5));
});

test.each([
  ['/contact', { 'content-type': 'application/json' }],
  ['/contact', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['/contact', {}],
  ['/og-image.png', form],
  ['/_next/image', form],
])('%s takes nothing that calls itself %j', async (path, headers) => {
  const answer = await post(path, headers as Record<string, string>, 'a=b');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['half a form', form, field.slice(0, 60)],
  ['an empty form', form, ''],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, field],
  ['JSON as a form', form, '{"name":"Asha"}'],
  ['a form with a malformed argument', form, field.replace('city', '$ACTION_1:0')],
  ['text for an action', { 'next-action': 'a', 'content-type': 'text/plain' }, 'hello'],
  ['nothing for an action', { 'next-action': 'a', 'content-type': 'text/plain' }, ''],
  ['no list for an action', { 'next-action': 'a', 'content-type': 'application/json' }, '{"a":1}'],
])('%s is the sender’s fault', async (_, headers, body) => {
  expect(await post('/contact', headers as Record<string, string>, body)).toMatchObject({ status: 400 });
  expect(arrived).toEqual([]);
});

test.each(['https://evil.example', 'null', 'malformed', 'http://127.0.0.1.evil.example'])(
  'what is posted from %s is refused',
  async (other) => {
    expect((await post('/contact', { ...form, origin: other }, field)).status).toBe(403);
    expect(arrived).toEqual([]);
  },
);

test('a page is asked for as ever', async () => {
  expect((await post('/contact', { origin: 'https://evil.example' }, '', 'GET')).status).toBe(200);
});

test('renewed cookies take the place of the old ones', () => {
  expect(renewedCookies('a=1; b=2', ['b=3; Path=/', 'c=4'])).toBe('a=1; b=3; c=4');
  expect(renewedCookies(undefined, ['__proto__=1; Secure'])).toBe('__proto__=1');
});
