/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mockEnvironment } from '../../testing/environment';
import type { SitemapEntry } from './document';
import type { IdRange } from './parts';

mockEnvironment();
const { sitemapChunks } = await import('./document');
const { partsFor } = await import('./parts');
const { streamOf } = await import('../../request/stream');

const TOTAL = 120_000;
const PARTS = partsFor(TOTAL);
const BYTES = 10_000_000;

/** Stands for the articles of a large site: made as they are asked for, like rows that come from the database. */
async function* posts(from: number, most: number): AsyncGenerator<SitemapEntry> {
  for (let index = from; index < Math.min(from + most, TOTAL); index++)
    yield {
      path: `/blog/what-an-article-of-usual-length-is-called-${index}`,
      changedAt: '2026-01-05T09:00:00Z',
      images: [`/covers/what-an-article-of-usual-length-is-called-${index}.webp`],
    };
}

/** Of the ids of as many rows the place of the first one in a part. */
const placeOf = (id: string) => Math.round((Number.parseInt(id.slice(0, 8), 16) / 2 ** 32) * TOTAL);
const readings: IdRange[] = [];
const kind = {
  isNumbered: true,
  dependencies: [],
  count: async () => TOTAL,
  newest: async () => '2026-01-05T09:00:00Z',
  entries({ from, before }: IdRange) {
    readings.push({ from, before });
    const first = placeOf(from);
    return posts(first, (before ? placeOf(before) : TOTAL) - first);
  },
};

import.meta.jest.unstable_mockModule('./kinds', () => ({ kinds: new Map([['posts', kind]]) }));
import.meta.jest.unstable_mockModule('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
const { answerWithFile, answerWithIndex } = await import('./answer');

const asked = (headers = {}) => new Request('https://www.marigold.example/', { headers });
const count = (text: string, part: string) => text.split(part).length - 1;

test('120,000 addresses make fifteen files, each valid and small, together in full and without a repetition', async () => {
  const index = await (await answerWithIndex(asked())).text();
  expect(readings).toEqual([]);
  const files = [...index.matchAll(/<loc>https:\/\/www\.marigold\.example\/sitemaps\/([^<]+)/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toEqual(Array.from({ length: PARTS }, (_, part) => `posts-${part + 1}.xml`));
  expect(count(index, '<lastmod>2026-01-05T09:00:00.000Z</lastmod>')).toBe(PARTS);
  const addresses = new Set<string>();
  for (const file of files) {
    const response = await answerWithFile(asked(), file);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const known = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await answerWithFile(asked(known), file)).status).toBe(304);
    const xml = await response.text();
    expect(Buffer.byteLength(xml)).toBeLessThan(BYTES);
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(<url>.*<\/url>\n)+<\/urlset>\n$/,
    );
    for (const [, address = ''] of xml.matchAll(/<url><loc>([^<]+)<\/loc>/g)) addresses.add(address);
  }
  expect(addresses.size).toBe(TOTAL);
  for (const name of [
    `posts-${PARTS + 1}.xml`,
    'posts-0.xml',
    'posts-01.xml',
    'posts.xml',
    'constructor.xml',
  ])
    expect((await answerWithFile(asked(), name)).status).toBe(404);
});

test('they are written with flat memory', async () => {
  const reader = streamOf('', sitemapChunks(posts(0, TOTAL))).getReader();
  let bytes = 0;
  let longest = 0;
  const held: number[] = [];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.byteLength;
    longest = Math.max(longest, read.value.byteLength);
    if (bytes > (held.length + 1) * 8_000_000) held.push(heldBytes());
  }
  expect(bytes).toBeGreaterThan(25_000_000);
  expect(longest).toBeLessThan(100_000);
  expect(held.length).toBeGreaterThanOrEqual(3);
  // Between the first third and the end 17 MB were written, and nothing of them has stayed behind.
  expect((held.at(-1) ?? 0) - (held[0] ?? 0)).toBeLessThan(6_000_000);
});

function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
