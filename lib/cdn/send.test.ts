/** @jest-environment node */
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { mockEnvironment } from '../testing/environment';

type Received = { line: string; headers: IncomingHttpHeaders; body: string };

const env = mockEnvironment();
const { sendPurge } = await import('./send');
const { addressesOf } = await import('./addresses');
const received: Received[] = [];
let status = 200;
const receiver = http.createServer(async (request, response) => {
  const { method, url, headers } = request;
  received.push({ line: `${method} ${url}`, headers, body: await text(request) });
  response.writeHead(status).end('{"success":true}');
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(() => {
  receiver.close();
});
beforeEach(() => {
  received.length = 0;
  status = 200;
  const CDN_URL = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  Object.assign(env, { CDN: undefined, CDN_URL, CDN_ZONE: 'zone1', CDN_TOKEN: 'a-token-of-ours' });
});

const tags = ['post:a-post', 'posts', 'city:seo/pune', 'city:seo', 'service:seo'];
const changes = { complete: true, tags, gone: ['/blog/old', '/services/audits/*'] };
const lines = () => received.map(({ line }) => line);

test('Cloudflare is told the tags, thirty a call', async () => {
  env.CDN = 'cloudflare';
  expect(await sendPurge({ ...changes, tags: Array.from({ length: 31 }, (_, n) => `post:${n}`) })).toBeNull();
  expect(lines()).toEqual(Array(2).fill('POST /zones/zone1/purge_cache'));
  expect(received.map(({ body }) => JSON.parse(body).tags.length)).toEqual([30, 1]);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer a-token-of-ours',
    'content-type': 'application/json',
  });
});

test('Fastly is told the keys', async () => {
  env.CDN = 'fastly';
  expect(await sendPurge(changes)).toBeNull();
  expect(lines()).toEqual(['POST /service/zone1/purge']);
  expect(received[0]?.headers).toMatchObject({
    'fastly-key': 'a-token-of-ours',
    'surrogate-key': tags.join(' '),
  });
});

test('a cache of one’s own is told the keys, and the addresses of pages for want of them', async () => {
  env.CDN = 'purge';
  expect(await sendPurge(changes)).toBeNull();
  const wanted = ['PURGE /', ...addressesOf(changes).map((address) => `PURGE ${address}`)];
  expect(lines().toSorted()).toEqual(wanted.toSorted());
  expect(lines()).toEqual(expect.arrayContaining(['PURGE /blog/a-post', 'PURGE /blog/old']));
  expect(received.find(({ headers }) => headers['surrogate-key'])?.headers['surrogate-key']).toBe(
    tags.join(' '),
  );
});

test('a cache of one’s own is told the pages of a service in its cities too', async () => {
  env.CDN = 'purge';
  expect(await sendPurge({ ...changes, tags: ['city:seo'], gone: [] }, ['pune'])).toBeNull();
  expect(lines()).toEqual(
    expect.arrayContaining(['PURGE /services/seo/pune', 'PURGE /seo-services-in-pune']),
  );
});

test('each of several caches is told', async () => {
  Object.assign(env, { CDN: 'purge', CDN_URL: `${env.CDN_URL}, ${env.CDN_URL}/two` });
  await sendPurge({ ...changes, tags: ['topic:0123456789ab'], gone: [] });
  expect(lines()).toEqual(['PURGE /', 'PURGE /two/']);
});

test.each([
  ['cloudflare', 'POST /zones/zone1/purge_cache', (one: Received) => JSON.parse(one.body).purge_everything],
  ['fastly', 'POST /service/zone1/purge_all', () => true],
] as const)('where nobody knows what has changed, %s forgets everything', async (CDN, line, isEverything) => {
  env.CDN = CDN;
  expect(await sendPurge({ complete: false, tags: [], gone: [] })).toBeNull();
  expect(lines()).toEqual([line]);
  expect(received.every(isEverything)).toBe(true);
});

test('a cache of one’s own then forgets what has the key of every page, and lists for want of keys', async () => {
  env.CDN = 'purge';
  expect(await sendPurge({ complete: false, tags: [], gone: [] })).toBeNull();
  expect(received.map(({ headers }) => headers['surrogate-key'])).toContain('page');
  expect(lines()).toEqual(expect.arrayContaining(['PURGE /blog', 'PURGE /sitemap.xml', 'PURGE /services']));
});

test('a refusal and a silence are said, and end the round', async () => {
  env.CDN = 'purge';
  status = 503;
  expect(await sendPurge(changes)).toBe('The CDN answered 503.');
  expect(received.length).toBeLessThan(addressesOf(changes).length);
  env.CDN_URL = 'http://127.0.0.1:1';
  expect(await sendPurge(changes)).toMatch(/^The CDN did not answer: \w+\.$/);
});
