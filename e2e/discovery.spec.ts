import http from 'node:http';
import { load } from 'cheerio';
import { factsOf } from './support/addresses';
import { publish, withdraw } from './support/posts';
import { announceChange } from './support/site';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const origin = process.env.SITE_URL ?? '';

type Listed = { url: string; changedAt: string; images: string[] };

const texts = (xml: string, selector: string) => {
  const $ = load(xml, { xml: true });
  return $(selector)
    .map((_, element) => $(element).text())
    .get();
};

async function readXml(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/xml');
  return response.text();
}

async function readSitemap(): Promise<Listed[]> {
  const files = texts(await readXml(`${origin}/sitemap.xml`), 'sitemap > loc');
  const documents = await Promise.all(files.map(readXml));
  return documents.flatMap((xml) => {
    const $ = load(xml, { xml: true });
    return $('url')
      .map((_, entry) => ({
        url: $(entry).children('loc').text(),
        changedAt: $(entry).children('lastmod').text(),
        images: $(entry)
          .find('image\\:loc')
          .map((_index, image) => $(image).text())
          .get(),
      }))
      .get();
  });
}

const listedUrls = async () => (await readSitemap()).map(({ url }) => url);

test('the sitemap lists indexable pages alone, each under its canonical address and once', async () => {
  const listed = await readSitemap();
  const urls = listed.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const { status, canonical, robots } = await factsOf(url);
    expect([status, canonical, robots], url).toEqual([200, url.replaceAll('&', '&amp;'), null]);
  }
  for (const image of new Set(listed.flatMap(({ images }) => images))) {
    const response = await fetch(image);
    expect([response.status, response.headers.get('content-type')], image).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('it lists every public article and author with the dates of their rows, and every category that has articles', async () => {
  const listed = await readSitemap();
  const below = (path: string) => listed.filter(({ url }) => url.startsWith(origin + path));
  const { data: posts } = await stack.database
    .from('blog_posts')
    .select('slug, published_at, content_updated_at')
    .eq('status', 'published')
    .lte('published_at', new Date().toISOString());
  const dated = (posts ?? []).map((post) => [
    `${origin}/blog/${post.slug}`,
    new Date(post.content_updated_at ?? post.published_at ?? '').toISOString(),
  ]);
  expect(
    below('/blog/')
      .map(({ url, changedAt }) => [url, changedAt])
      .sort(),
  ).toEqual(dated.sort());
  const { data: authors } = await stack.database.from('authors').select('slug');
  expect(below('/author/')).toHaveLength(authors?.length ?? 0);
  expect(below('/blog?category=')).toHaveLength(5);
  expect(below('/services/').filter(({ url }) => url.split('/').length === 6).length).toBeGreaterThanOrEqual(
    44,
  );
});

test('an article is listed from the moment it is public, and no longer when it is not', async () => {
  const slug = 'discovered-article';
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const isListed = async () => (await listedUrls()).includes(`${origin}/blog/${slug}`);
  const row = { slug, title: 'Discovered article' };
  await publish(origin, { ...row, status: 'draft' });
  expect(await isListed()).toBe(false);
  await publish(origin, { ...row, published_at: tomorrow });
  expect(await isListed()).toBe(false);
  await publish(origin, row);
  expect(await isListed()).toBe(true);
  await withdraw(origin, row);
  expect(await isListed()).toBe(false);
});

test('a city page that is a copy is served, linked, and kept out of the index', async () => {
  const { data: original } = await stack.database
    .from('city_pages')
    .select('*')
    .match({ city: 'Jaipur', service_type: 'SEO' })
    .single()
    .throwOnError();
  const { id: _, created_at: __, city_slug: ___, ...rest } = original;
  const copy = JSON.parse(JSON.stringify({ ...rest, state: 'Rajasthan' }).replaceAll('Jaipur', 'Udaipur'));
  const path = '/services/seo/udaipur';
  try {
    await stack.database.from('city_pages').insert(copy);
    await announceChange(origin, 'city_pages');
    expect(await factsOf(origin + path)).toMatchObject({
      status: 200,
      canonical: origin + path,
      robots: 'noindex, follow',
    });
    expect(await factsOf(`${origin}/services/seo/jaipur`)).toMatchObject({ status: 200, robots: null });
    const urls = await listedUrls();
    expect(urls).toContain(`${origin}/services/seo/jaipur`);
    expect(urls).not.toContain(origin + path);
    expect(await (await fetch(`${origin}/locations`)).text()).toContain(`href="${path}"`);
  } finally {
    await stack.database.from('city_pages').delete().match({ city: 'Udaipur' });
    await announceChange(origin, 'city_pages');
  }
});

test('without the database the sitemap says so, and is never empty', async () => {
  await readSitemap();
  await stack.databaseStops(true);
  expect((await listedUrls()).length).toBeGreaterThan(70);
  await announceChange(origin, 'content_changes', { tags: ['posts'], gone: [] });
  for (const path of ['/sitemap.xml', '/sitemaps/posts-1.xml']) {
    const response = await fetch(origin + path);
    expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '120']);
  }
  const unseen = await fetch(`${origin}/blog?page=98`);
  expect([unseen.status, unseen.headers.get('content-security-policy')]).toEqual([
    500,
    expect.stringContaining("frame-ancestors 'none'"),
  ]);
  expect(await unseen.text()).toContain('Failed to load blog posts. Please try again later.');
  await stack.mend();
  expect((await listedUrls()).length).toBeGreaterThan(70);
});

test('what crawlers fetch again and again is sent only when it has changed', async ({ request }) => {
  const paths = [
    '/sitemap.xml',
    ...['pages', 'services', 'cities-1', 'posts-1', 'authors'].map((name) => `/sitemaps/${name}.xml`),
    ...['/feed.xml', '/feed.json', '/author/ananya-rao/feed.xml', '/robots.txt', '/llms.txt'],
    ...['/blog/canonical-redirect-or-noindex.md', '/manifest.webmanifest'],
    ...['/favicon.ico', '/icon.svg', '/apple-icon.png', '/icon-512.png'],
  ];
  for (const path of paths) {
    const first = await request.get(path);
    const { etag = '', 'last-modified': date = '' } = first.headers();
    expect([first.status(), etag, Date.parse(date)], path).toEqual([
      200,
      expect.any(String),
      expect.any(Number),
    ]);
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': date }] as Record<
      string,
      string
    >[])
      for (const method of ['GET', 'HEAD']) {
        const again = await request.fetch(path, { method, headers });
        expect([again.status(), await again.text(), again.headers().etag], `${method} ${path}`).toEqual([
          304,
          '',
          etag,
        ]);
      }
    const other = { 'if-none-match': '"other"', 'if-modified-since': date };
    expect((await request.get(path, { headers: other })).status(), path).toBe(200);
  }
});

test('the index of the sitemaps dates each by its newest page', async () => {
  const index = load(await readXml(`${origin}/sitemap.xml`), { xml: true });
  for (const file of index('sitemap').toArray()) {
    const dates = texts(await readXml(index(file).children('loc').text()), 'lastmod');
    expect(index(file).children('lastmod').text() >= (dates.sort().at(-1) ?? '')).toBe(true);
  }
});

test('more articles than a call of the database answers are all listed, and all kept for an outage', async () => {
  const rows = Array.from({ length: 2300 }, (_, index) => ({
    slug: `one-of-many-${index}`,
    title: `Article ${index}`,
    status: 'published',
    published_at: '2025-01-05T03:30:00Z',
  }));
  const manyListed = async () =>
    new Set((await listedUrls()).filter((url) => url.includes('/blog/one-of-many-'))).size;
  // As many as a statement writes in its time.
  const parts = Array.from({ length: 8 }, (_, part) => rows.slice(part * 300, (part + 1) * 300));
  try {
    for (const part of parts) await stack.database.from('blog_posts').insert(part).throwOnError();
    await announceChange(origin, 'blog_posts');
    expect(await manyListed()).toBe(2300);
    await stack.databaseStops(true);
    expect(await manyListed()).toBe(2300);
  } finally {
    await stack.mend();
    for (const part of parts)
      await stack.database
        .from('blog_posts')
        .delete()
        .in(
          'slug',
          part.map(({ slug }) => slug),
        )
        .throwOnError();
    await announceChange(origin, 'blog_posts');
  }
});

test('a sitemap that does not exist is a 404', async ({ request }) => {
  for (const name of [
    'posts-2.xml',
    'posts.xml',
    'posts-0.xml',
    'other.xml',
    'constructor.xml',
    'pages-1.xml',
  ])
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
});

test('robots.txt opens the public host and closes a staging host', async ({ request }) => {
  const open = await (await request.get('/robots.txt')).text();
  expect(open).toBe(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  const headers = { 'x-forwarded-host': 'staging.marigold.example' };
  expect(await (await request.get('/robots.txt', { headers })).text()).toBe('User-agent: *\nDisallow: /\n');
});

/** As a proxy passes it on; `fetch` lets nobody choose the host. */
function robotsTag(path: string, host: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get(origin + path, { headers: { host } }, (response) => {
        response.resume();
        resolve(String(response.headers['x-robots-tag'] ?? ''));
      })
      .on('error', reject);
  });
}

test('a staging host keeps whatever it serves out of the index, the public host only the admin', async () => {
  for (const path of ['/', '/services/seo/mumbai', '/og-image.png', '/feed.xml', '/no-such-page']) {
    expect(await robotsTag(path, 'staging.marigold.example'), path).toBe('noindex, nofollow');
    expect(await robotsTag(path, new URL(origin).host), path).toBe('');
  }
});

test('llms.txt leads to pages and articles that are there', async ({ request }) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# Marigold Search\n\n> /);
  const links = [...text.matchAll(/^- \[.+\]\((http[^)]+)\)/gm)].map(([, url = '']) => url);
  expect(links.filter((url) => url.endsWith('.md')).length).toBeGreaterThanOrEqual(14);
  for (const url of links) {
    expect(url.startsWith(origin)).toBe(true);
    expect((await fetch(url, { redirect: 'manual' })).status, url).toBe(200);
  }
});

test('each public article has a markdown version that names its page as the canonical one', async ({
  request,
}) => {
  const slug = 'canonical-redirect-or-noindex';
  const response = await request.get(`/blog/${slug}.md`);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(response.headers().link).toContain(`<${origin}/blog/${slug}>; rel="canonical"`);
  expect(response.headers()['x-robots-tag']).toBeUndefined();
  expect(await response.text()).toMatch(/^# .+\n\n- By \[.+\n- Published [A-Z][a-z]+ \d+, \d{4}\n/);
  expect(await (await request.get(`/blog/${slug}`)).text()).toContain(
    `<link rel="alternate" type="text/markdown" href="${origin}/blog/${slug}.md"`,
  );
  const direct = await request.get(`/blog/${slug}/markdown`, { maxRedirects: 0 });
  expect([direct.status(), direct.headers().location]).toEqual([308, `/blog/${slug}.md`]);

  const draft = { slug: 'draft-as-markdown', title: 'Draft', status: 'draft' } as const;
  await publish(origin, draft);
  for (const missing of ['draft-as-markdown', 'no-such-article'])
    expect((await request.get(`/blog/${missing}.md`)).status(), missing).toBe(404);
  await withdraw(origin, draft);
});

test('the manifest is announced, and its icons are what it says', async ({ request, page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Marigold Search', lang: 'en-IN', start_url: '/' });
  const theme = page.locator('meta[name="theme-color"]');
  await expect(theme).toHaveAttribute('content', manifest.theme_color);
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect([response.status(), response.headers()['content-type']], src).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test.describe('IndexNow', () => {
  type Call = { host: string; urls: string[] };
  const announced = { slug: 'announced-article', title: 'Announced article' };
  const retried = { slug: 'announced-later', title: 'Announced later' };

  async function timesAnnounced(url: string): Promise<number> {
    const calls: Call[] = await (await fetch(`${stack.url}/indexnow/received.json`)).json();
    return calls.filter(({ urls }) => urls.includes(url)).length;
  }
  const fails = (fault: object) =>
    fetch(`${stack.url}/indexnow/faults`, { method: 'POST', body: JSON.stringify(fault) });

  test.afterEach(async () => {
    await fails({});
    await withdraw(origin, announced, retried);
  });

  test('the key is where search engines look for it, and no other', async ({ request }) => {
    const response = await request.get('/local-indexnow-key.txt');
    expect([response.status(), await response.text()]).toEqual([200, 'local-indexnow-key']);
    expect((await request.get('/another-indexnow-key.txt')).status()).toBe(404);
  });

  test('an article is announced once when it is published, and once when it goes', async () => {
    const url = `${origin}/blog/${announced.slug}`;
    const before = await timesAnnounced(url);
    await publish(origin, { ...announced, status: 'draft' });
    await stack.database.from('blog_posts').update({ status: 'published' }).eq('slug', announced.slug);
    await expect.poll(() => timesAnnounced(url), { timeout: 15_000 }).toBe(before + 1);
    await withdraw(origin, announced);
    await expect.poll(() => timesAnnounced(url), { timeout: 15_000 }).toBe(before + 2);
    const { count } = await stack.database
      .from('indexnow_deliveries')
      .select('*', { count: 'exact', head: true })
      .eq('path', `/blog/${announced.slug}`)
      .neq('state', 'sent');
    expect(count).toBe(0);
    expect(await timesAnnounced(url)).toBe(before + 2);
  });

  test('what the endpoint refuses is announced later, once', async () => {
    const url = `${origin}/blog/${retried.slug}`;
    const before = await timesAnnounced(url);
    await fails({ status: 503, times: 2 });
    await publish(origin, retried);
    await expect.poll(() => timesAnnounced(url), { timeout: 20_000 }).toBe(before + 1);
    const delivery = async () => {
      const { data } = await stack.database
        .from('indexnow_deliveries')
        .select('state, attempts')
        .eq('path', `/blog/${retried.slug}`);
      return data;
    };
    await expect.poll(delivery).toEqual([{ state: 'sent', attempts: 3 }]);
  });

  test('every page of the seed has been announced', async () => {
    // What was claimed just before the database was stopped is taken up a minute later: that minute is over.
    await stack.database
      .from('indexnow_deliveries')
      .update({ claimed_until: new Date(0).toISOString() })
      .eq('state', 'sending');
    const unsent = async () => {
      const { count } = await stack.database
        .from('indexnow_deliveries')
        .select('id', { count: 'exact', head: true })
        .in('state', ['waiting', 'sending', 'failed'])
        .like('path', '/services/%');
      return count;
    };
    await expect.poll(unsent, { timeout: 30_000 }).toBe(0);
    expect(await timesAnnounced(`${origin}/services/seo/mumbai`)).toBeGreaterThanOrEqual(1);
  });
});
