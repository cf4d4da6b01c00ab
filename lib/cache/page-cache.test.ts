/** @jest-environment node */
import { EventEmitter } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { mockEnvironment } from '../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
const { default: PageCache } = await import('./page-cache');
const { noteAnswer, noteFailure } = await import('./page-cache/database-health');
const { during } = await import('./page-cache/visit');

type Cache = InstanceType<typeof PageCache>;
type Set = Parameters<Cache['set']>;
type Get = Parameters<Cache['get']>;

const pageOf = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false } as unknown as Get[1];
const fileOf = { kind: 'APP_ROUTE', isRoutePPREnabled: false, isFallback: false } as unknown as Get[1];
const lifetime = { cacheControl: { revalidate: 300, expire: undefined } } as unknown as Set[2];

/** As Next makes one for each request. */
const request = () =>
  new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    maxMemoryCacheSize: 10_000_000,
    serverDistDir: folder,
    revalidatedTags: [],
    _requestHeaders: {},
  } as unknown as ConstructorParameters<typeof PageCache>[0]);

const keyOf = (pagePath: string) => `/route-cache/APP_PAGE/71/$${pagePath}`;
const FEED = '/route-cache/APP_ROUTE/71/$/feed.xml';

function page(pagePath: string, text: string, { tags = 'posts', query = '', status = 200 } = {}): Set[1] {
  const address = JSON.stringify(pagePath.split('/'));
  return {
    kind: 'APP_PAGE',
    html: `<p>${text}</p>`,
    rscData: Buffer.from(`0:{"c":${address},"q":"${query}"}`),
    headers: { 'x-next-cache-tags': tags },
    status,
    postponed: undefined,
    segmentData: undefined,
  } as unknown as Set[1];
}

const feed = (text: string, status = 200) =>
  ({
    kind: 'APP_ROUTE',
    body: Buffer.from(text),
    status,
    headers: { 'x-next-cache-tags': 'posts' },
  }) as unknown as Set[1];

const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

async function store(pagePath: string, data: Set[1]): Promise<void> {
  await request().set(keyOf(pagePath), data, lifetime);
  later(10);
}
async function change(...tags: string[]): Promise<void> {
  later(10);
  await request().revalidateTag(tags);
  later(10);
}
async function textOf(pagePath: string, cache = request()): Promise<string | null> {
  const found = await cache.get(keyOf(pagePath), pageOf);
  return found ? String((found.value as { html?: unknown }).html).replace(/<\/?p>/g, '') : null;
}

let now = Date.now();
beforeEach(() => {
  now += 1_000_000;
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  noteAnswer();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('a change puts a page out of date; its last good copy answers while the database is away', async () => {
  await store('/blog/a', page('/blog/a', 'first'));
  expect(await textOf('/blog/a')).toBe('first');
  await change('posts');
  expect(await textOf('/blog/a')).toBeNull();
  noteFailure(Date.now() + 1);
  const copy = await request().get(keyOf('/blog/a'), pageOf);
  expect(copy).toMatchObject({ value: { html: '<p>first</p>' }, cacheControl: { revalidate: 5 } });
  // Old enough to be made anew behind the answer.
  expect(copy?.lastModified).toBeLessThan(Date.now() - 5000);
  noteAnswer();
  expect(await textOf('/blog/a')).toBeNull();
  await store('/blog/a', page('/blog/a', 'second'));
  expect(await textOf('/blog/a')).toBe('second');
});

test('what Next puts back after a failure does not pass for new', async () => {
  await store('/blog/b', page('/blog/b', 'first'));
  const cache = request();
  const before = await cache.get(keyOf('/blog/b'), pageOf);
  await change('posts');
  await cache.set(keyOf('/blog/b'), before?.value as Set[1], lifetime);
  expect(await textOf('/blog/b')).toBeNull();
});

test('what was read before a change is not kept after it', async () => {
  const early = request();
  await change('posts');
  await early.set(keyOf('/blog/c'), page('/blog/c', 'too early'), lifetime);
  expect(await textOf('/blog/c')).toBeNull();
});

test('a page that is gone comes back only when it is made again, and takes the feeds along', async () => {
  await store('/blog/d', page('/blog/d', 'first'));
  await store('/blog/e', page('/blog/e', 'other'));
  await request().set(FEED, feed('<link>https://a.example/blog/d</link>'), lifetime);
  await change('posts', 'gone:/blog/d');
  noteFailure(Date.now() + 1);
  expect(await textOf('/blog/d')).toBeNull();
  expect(await textOf('/blog/e')).toBe('other');
  expect(await request().get(FEED, fileOf)).toBeNull();
  noteAnswer();
  await store('/blog/d', page('/blog/d', 'back'));
  expect(await textOf('/blog/d')).toBe('back');
});

test('a page or file that was made without the database replaces no whole one: that one answers', async () => {
  await store('/services', page('/services', 'whole', { tags: 'services' }));
  await change('services');
  const incomplete = page('/services', 'defaults', { tags: 'services,incomplete' });
  await request().set(keyOf('/services'), incomplete, lifetime);
  expect(incomplete).toMatchObject({ html: '<p>whole</p>' });
  expect(await textOf('/services')).toBeNull();
  await request().set(FEED, feed('whole'), lifetime);
  await change('posts');
  const refusal = feed('not available', 503);
  await request().set(FEED, refusal, lifetime);
  expect(refusal).toMatchObject({ status: 200, body: Buffer.from('whole') });
  await store('/other', page('/other', 'defaults', { tags: 'incomplete' }));
  expect(await textOf('/other')).toBeNull();
});

test('a render that says more than the page is not kept', async () => {
  await store('/services/ppc', page('/services/ppc', 'clean'));
  await store('/services/ppc', page('/services/ppc', 'asked', { query: '?email=a' }));
  await store('/services/ppc', page('/ppc-services-in-delhi', 'alias'));
  expect(await textOf('/services/ppc')).toBe('clean');
});

test('a page is rendered under its own address', async () => {
  const visited = { url: '/seo-services-in-delhi?a=b' };
  const visit = { request: visited, response: new EventEmitter(), endsAt: 0, wantsLastGood: false };
  await new Promise<void>((resolve) => {
    during(visit as unknown as Parameters<typeof during>[0], () => {
      void request()
        .get(keyOf('/services/seo/delhi'), pageOf)
        .then(() => resolve());
    });
  });
  expect(visited.url).toBe('/services/seo/delhi');
});

test('the server that asks again gets any copy that is left', async () => {
  await store('/blog/f', page('/blog/f', 'first'));
  await change('posts');
  const visit = { request: {}, response: new EventEmitter(), endsAt: 0, wantsLastGood: true };
  const text = await new Promise((resolve) => {
    during(visit as unknown as Parameters<typeof during>[0], () => void textOf('/blog/f').then(resolve));
  });
  expect(text).toBe('first');
});

test('what says that anyone can invent its address is kept only where it replaces a page', async () => {
  const general = () => page('/services/seo/nowhere', 'general', { tags: 'cities,invented' });
  await store('/services/seo/nowhere', general());
  expect(await textOf('/services/seo/nowhere')).toBeNull();
  await store('/services/seo/nowhere', page('/services/seo/nowhere', 'its own'));
  await store('/services/seo/nowhere', general());
  expect(await textOf('/services/seo/nowhere')).toBe('general');
});

test('a 404 is kept only where it replaces a page, and never shown once it is due', async () => {
  const missing = (pagePath: string) => page(pagePath, 'missing', { status: 404 });
  await store('/blog/g', missing('/blog/g'));
  expect(await textOf('/blog/g')).toBeNull();
  await store('/blog/g', page('/blog/g', 'there'));
  await store('/blog/g', missing('/blog/g'));
  expect(await textOf('/blog/g')).toBe('missing');
  noteFailure(Date.now() + 1);
  later(301_000);
  expect(await textOf('/blog/g')).toBeNull();
});
