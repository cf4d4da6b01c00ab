/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { audit } from '../index';
import { FixtureSite, html, serve, xml } from '../testing/fixture-site';
import { readSitemap } from './sitemap-file';

const TOTAL = 120_000;
const FILES = [50_000, 50_000, 20_000];

function* entries(from: number, most: number): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  for (let index = from; index < from + most; index++)
    yield `<url><loc>${ORIGIN}/articles/what-an-article-of-usual-length-is-called-${index}</loc><lastmod>2026-01-05</lastmod></url>\n`;
  yield '</urlset>';
}

const ORIGIN = 'https://www.large.example';

async function* pieces(texts: Iterable<string>) {
  for (const text of texts) yield text;
}

test('120,000 addresses in three files are collected, and as many asked for as wanted', async () => {
  const site = new FixtureSite();
  site.put('/', html('<h1>Start</h1>'));
  site.put('/robots.txt', html(`Sitemap: ${ORIGIN}/sitemap.xml`));
  const files = FILES.map((most, index) => {
    site.put(
      `/sitemap-${index}.xml`,
      xml(() => pieces(entries(index * 50_000, most))),
    );
    return `<sitemap><loc>${ORIGIN}/sitemap-${index}.xml</loc></sitemap>`;
  });
  site.put('/sitemap.xml', xml(`<sitemapindex>${files.join('')}</sitemapindex>`));
  site.fallback = (path) => (path.startsWith('/articles/') ? html(`<h1>${path}</h1>`) : html('', 404));
  const { origin, close } = await serve(site);
  const report = await audit(origin, { publicOrigin: ORIGIN, limit: 50 });
  await close();
  expect(report).toMatchObject({ listed: TOTAL, addresses: 50, isWhole: false });
  const sitemapRules = report.rules.filter((rule) => rule.id.startsWith('sitemap-'));
  expect(sitemapRules.flatMap((rule) => rule.findings)).toEqual([]);
}, 60_000);

test('a sitemap is read in flat memory', async () => {
  const held: number[] = [];
  const encoder = new TextEncoder();
  async function* body() {
    for (const text of entries(0, TOTAL)) yield encoder.encode(text);
  }
  let read = 0;
  const content = await readSitemap(body(), () => {
    read += 1;
    if (read % 40_000 === 0) held.push(heldBytes());
  });
  expect(content).toMatchObject({ kind: 'addresses', entries: TOTAL, fault: null });
  expect((held.at(-1) ?? 0) - (held[0] ?? 0)).toBeLessThan(5_000_000);
}, 60_000);

test('beyond 50 MB it is not read on', async () => {
  const piece = new TextEncoder().encode(`<!--${'x'.repeat(1024 * 1024)}-->`);
  let given = 0;
  async function* body() {
    for (;;) {
      given += 1;
      yield piece;
    }
  }
  const content = await readSitemap(body(), () => {});
  expect(content.bytes).toBeGreaterThan(50 * 1024 * 1024);
  expect(given).toBeLessThan(52);
});

function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
