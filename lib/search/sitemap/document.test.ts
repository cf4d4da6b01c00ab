/** @jest-environment node */
import { load } from 'cheerio';
import { mockEnvironment } from '../../testing/environment';
import type { SitemapEntry } from './document';

mockEnvironment();
const { sitemapChunks, sitemapIndex } = await import('./document');
const { MOST_ADDRESSES, MOST_BYTES } = await import('./parts');
const { streamOf } = await import('../../request/stream');

async function whole(entries: Iterable<SitemapEntry>): Promise<string> {
  let text = '';
  for await (const chunk of sitemapChunks(entries)) text += chunk;
  return text;
}

test('an entry is absolute, dated by its row and names its pictures', async () => {
  const entry = {
    path: '/blog/a',
    changedAt: '2026-01-05T09:00:00+05:30',
    images: ['/covers/a.webp', null, 'https://pictures.example/b.png'],
  };
  expect(await whole([entry])).toContain(
    '<url><loc>https://www.marigold.example/blog/a</loc><lastmod>2026-01-05T03:30:00.000Z</lastmod>' +
      '<image:image><image:loc>https://www.marigold.example/covers/a.webp</image:loc></image:image>' +
      '<image:image><image:loc>https://pictures.example/b.png</image:loc></image:image></url>\n',
  );
});

test('nothing that an address holds can break the document', async () => {
  const xml = await whole([
    { path: '/blog?category=Content+Strategy&page=1' },
    { path: '/x', images: [`/a'"<&>${'\u0000'}.png`] },
  ]);
  const $ = load(xml, { xml: true });
  expect($('url > loc').first().text()).toBe(
    'https://www.marigold.example/blog?category=Content+Strategy&page=1',
  );
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  expect(xml).not.toContain('\u0000');
});

test('without a date an entry claims none', async () => {
  expect(await whole([{ path: '/', changedAt: '' }, { path: '/terms' }])).not.toContain('lastmod');
});

test('a picture too long for a full file is left out, so that 50,000 entries always fit into it', async () => {
  const longest = { path: `/blog/${'a'.repeat(120)}`, changedAt: '2026-01-05T09:00:00Z' };
  const xml = await whole([{ ...longest, images: [`/${'b'.repeat(2047)}`] }, longest]);
  expect(xml).not.toContain('image:loc');
  const entry = Buffer.byteLength(await whole([longest])) - Buffer.byteLength(await whole([]));
  expect(entry).toBeLessThan(1000);
  expect(MOST_ADDRESSES * 1000).toBeLessThan(MOST_BYTES);
});

test('a date that is none leaves the entry and the rest of the file as they are', async () => {
  const xml = await whole(
    ['-infinity', 'infinity', '294276-01-01T00:00:00+00:00', 'soon'].map((changedAt, index) => ({
      path: `/blog/${index}`,
      changedAt,
    })),
  );
  expect(xml.match(/<loc>/g)).toHaveLength(4);
  expect(xml).not.toContain('lastmod');
});

test('the index names every file in full, with its date', () => {
  const changedAt = '2026-01-05T09:00:00Z';
  const files = ['/sitemaps/pages.xml', '/sitemaps/posts-1.xml'].map((path) => ({ path, changedAt }));
  const $ = load(sitemapIndex(files), { xml: true });
  expect($('sitemap > lastmod').first().text()).toBe('2026-01-05T09:00:00.000Z');
  expect(
    $('sitemapindex > sitemap > loc')
      .map((_, loc) => $(loc).text())
      .get(),
  ).toEqual([
    'https://www.marigold.example/sitemaps/pages.xml',
    'https://www.marigold.example/sitemaps/posts-1.xml',
  ]);
});

describe('a stream', () => {
  async function* pieces(log: string[]) {
    try {
      for (const piece of ['b', 'c', 'd', 'e']) {
        log.push(piece);
        yield piece;
      }
    } finally {
      log.push('closed');
    }
  }

  test('reads no further than its reader', async () => {
    const log: string[] = [];
    const reader = streamOf('a', pieces(log)).getReader();
    await reader.read();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(log.length).toBeLessThanOrEqual(2);
    await reader.cancel();
    expect(log.at(-1)).toBe('closed');
  });

  test('is broken off by a failure, so that a part is never taken for the whole', async () => {
    async function* failing() {
      yield 'b';
      throw new Error('the database is gone');
    }
    await expect(new Response(streamOf('a', failing())).text()).rejects.toThrow();
  });
});
