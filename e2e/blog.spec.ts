import { factsOf } from './support/addresses';
import { type PostRow, publish, viewsOf, withdraw } from './support/posts';
import { countCacheFiles } from './support/site';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const READER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
/** Where a page says that it is read. */
const READINGS = /\/api\/readings$/;
const TAGS = ['Analytics', 'journey one', 'journey two'];

/** Sixteen articles of our own in the tab Analytics: two pages beside the featured one. */
const many: PostRow[] = Array.from({ length: 16 }, (_, index) => ({
  slug: `journey-analytics-${index}`,
  title: `Journey analytics ${index}`,
  category: 'Analytics',
  categories: ['Analytics'],
  tags: ['Analytics'],
  published_at: `2024-02-${String(index + 1).padStart(2, '0')}T06:00:00Z`,
}));

const article: PostRow = {
  slug: 'journey-article',
  title: 'A journey <b>&</b> "its" article',
  excerpt: 'What the journey is about.',
  author: 'Vikram Menon',
  author_id: '22222222-2222-4222-8222-222222222222',
  category: 'Analytics',
  categories: ['Analytics', 'SEO'],
  tags: TAGS,
  published_at: '2025-01-04T20:00:00Z',
  content_updated_at: '2025-03-02T06:00:00Z',
  featured_image: '/covers/hindi-and-hinglish-search.webp',
  content: [
    '# First part',
    'Text with a [link](https://other.example/a) and `code`.',
    '![A picture](/covers/hindi-and-hinglish-search.webp)',
    `${'Long text. '.repeat(400)}`,
    '## हिंदी में खोज',
    '```sh\n# no heading\n```',
    '| Query | Page |\n|---|---|\n| a | b |',
    '- [x] done\n- [ ] open',
    '## Twice',
    `${'Long text. '.repeat(400)}`,
    '## Twice',
    '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">[x](javascript:window.pwned=1)',
    `${'Long text. '.repeat(400)}`,
  ].join('\n\n'),
};

const alike: PostRow[] = ['one', 'two', 'three'].map((name, index) => ({
  slug: `journey-alike-${name}`,
  title: `Alike ${name}`,
  tags: index === 0 ? [...TAGS, 'more'] : ['journey one', 'journey two'],
  published_at: `2025-01-0${index + 6}T06:00:00Z`,
}));

const plain: PostRow = { slug: 'journey-plain', title: 'No headings, no author page', content: 'Only text.' };
const draft: PostRow = { slug: 'journey-draft', title: 'A dated draft', status: 'draft' };
const later: PostRow = { slug: 'journey-later', title: 'Not yet', published_at: '2999-01-01T00:00:00Z' };
const all = [...many, article, ...alike, plain, draft, later];

test.beforeAll(({ baseURL }) => publish(baseURL, ...all));
test.afterAll(({ baseURL }) => withdraw(baseURL, ...all));

test.describe('The list', () => {
  test('has its title, its six tabs, the featured post and nine articles without it', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Insights & Strategies');
    await expect(
      page.getByText(
        'Expert advice on SEO, content marketing, and digital strategy from our team of specialists.',
      ),
    ).toBeVisible();
    const tabs = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    await expect(tabs).toHaveText([
      'All',
      'SEO',
      'Marketing',
      'Content Strategy',
      'Social Media',
      'Analytics',
    ]);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');

    const featured = page.getByRole('region', { name: 'Featured Post' });
    await expect(featured.getByRole('link', { name: 'Read More' })).toHaveAttribute(
      'href',
      /^\/blog\/[a-z0-9-]+$/,
    );
    const slug = await featured.getByRole('heading', { level: 3 }).getByRole('link').getAttribute('href');
    const cards = page.getByRole('region', { name: 'Recent Articles' }).getByRole('article');
    await expect(cards).toHaveCount(9);
    await expect(cards.locator(`a[href="${slug}"]`)).toHaveCount(0);
    await expect(cards.first().locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  });

  test('gives each tab and page its own address, title and canonical', async ({ baseURL }) => {
    for (const [address, canonical = address] of [
      ['/blog'],
      ['/blog?page=2'],
      ['/blog?category=Analytics'],
      ['/blog?category=Analytics&page=2'],
      ['/blog?category=Content+Strategy'],
      ['/blog?page=1', '/blog'],
      ['/blog?category=seo&utm_source=x', '/blog?category=SEO'],
    ]) {
      const facts = await factsOf(`${baseURL}${address}`);
      expect(facts, address).toMatchObject({
        status: 200,
        robots: null,
        h1: 'Latest Insights &amp; Strategies',
      });
      expect(facts.canonical?.replaceAll('&amp;', '&'), address).toBe(`${baseURL}${canonical}`);
    }
  });

  test('answers 404 with a page to read for what is not there', async ({ baseURL }) => {
    const before = countCacheFiles();
    for (const query of [
      'page=999',
      'page=abc',
      'page=0',
      'page=-1',
      'page=1.5',
      'category=Plumbing',
      'category=SEO&page=500',
    ]) {
      const facts = await factsOf(`${baseURL}/blog?${query}`);
      expect(facts, query).toMatchObject({ status: 404, h1: 'Page Not Found' });
      expect(facts.robots, query).toContain('noindex');
    }
    expect(countCacheFiles() - before).toBeLessThan(10);
  });

  test('leads whoever asks for its inner addresses to the public ones', async ({ baseURL }) => {
    expect(await factsOf(`${baseURL}/blog/view/seo/1`)).toMatchObject({
      status: 308,
      location: expect.stringMatching(/\/blog\?category=SEO$/),
    });
  });

  test('shows six placeholders while another tab comes, and Back walks the tabs', async ({ page }) => {
    await page.goto('/blog');
    // While one page makes way for another nothing can be asked of it, so it notes itself what it shows.
    await page.evaluate(() => {
      const note = () => {
        const cards = document.querySelectorAll('[data-list] > [role="status"][aria-label="Loading"] > div');
        if (cards.length > 0) sessionStorage.setItem('placeholders', String(cards.length));
      };
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    const tabs = page.getByRole('navigation', { name: 'Categories' });
    await tabs.getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL(/\/blog\?category=Analytics$/);
    expect(await page.evaluate(() => sessionStorage.getItem('placeholders'))).toBe('6');
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(tabs.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Analytics' })).toBeFocused();
    await expect(tabs.getByRole('link', { name: 'Analytics' })).toBeInViewport();

    const pagination = page.getByRole('navigation', { name: 'Pagination' });
    await pagination.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/category=Analytics&page=2$/);
    await expect(pagination.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('heading', { name: 'Recent Articles' })).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL(/\/blog\?category=Analytics$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(tabs.getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  });

  test('is searched for words, also misspelled ones, and stays out of the index', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('jurney analitics');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blog\?q=jurney\+analitics$/);
    await expect(page.getByRole('heading', { name: /articles for “jurney analitics”/ })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(9);

    const before = countCacheFiles();
    for (let index = 0; index < 20; index++) {
      const facts = await factsOf(`${baseURL}/blog?q=${encodeURIComponent(`zqxw ${index} <script> ../`)}`);
      expect(facts.status).toBe(200);
      expect(facts.robots).toContain('noindex');
    }
    expect(countCacheFiles()).toBe(before);
    await page.goto('/blog?q=zqxwvk');
    await expect(page.getByText('No posts found')).toBeVisible();
    expect((await factsOf(`${baseURL}/blog?q=analytics&page=99`)).status).toBe(404);
  });

  test('says so when a tab is empty', async ({ page, baseURL }) => {
    const { data } = await stack.database
      .from('blog_posts')
      .select('id, tags')
      .contains('tags', ['Social Media']);
    const rows = data ?? [];
    const setStatus = async (status: string) => {
      for (const { id } of rows) await stack.database.from('blog_posts').update({ status }).eq('id', id);
      await publish(baseURL, plain);
    };
    await setStatus('draft');
    try {
      await page.goto('/blog?category=Social+Media');
      await expect(page.getByText('No posts found')).toBeVisible();
      await expect(page.getByText('There are no published posts in this category yet.')).toBeVisible();
    } finally {
      await setStatus('published');
    }
  });
});

test.describe('An article', () => {
  test('says who wrote it, when, for how long and what about', async ({ page }) => {
    await page.goto(`/blog/${article.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Blog']);
    await expect(trail.getByText(article.title)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Back to blog' })).toHaveAttribute('href', '/blog');
    const header = page.locator('article > header');
    await expect(header.getByRole('link', { name: 'Vikram Menon' })).toHaveAttribute(
      'href',
      '/author/vikram-menon',
    );
    // 4 January in UTC is the 5th in India.
    await expect(header.getByText('January 5, 2025')).toBeVisible();
    await expect(header.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(header.getByText('Analytics')).toBeVisible();
    await page.goto(`/blog/${plain.slug}`);
    await expect(page.locator('article > header').getByText('Guest Writer')).toBeVisible();
    await expect(page.locator('article > header').getByRole('link', { name: 'Guest Writer' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
  });

  test('runs nothing that its text contains', async ({ page }) => {
    await page.goto(`/blog/${article.slug}`);
    await expect(page.locator('.article')).toContainText('Long text.');
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await expect(page.locator('.article a[href^="javascript"]')).toHaveCount(0);
    await expect(page.locator('.article').getByRole('link', { name: 'link' })).toHaveAttribute(
      'rel',
      'noopener nofollow',
    );
    await expect(page.getByRole('region', { name: 'Table: Query, Page' })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('has a table of contents whose every link lands 100 px below the top and marks itself', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/blog/${article.slug}`);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveText(['First part', 'हिंदी में खोज', 'Twice', 'Twice']);
    for (const link of (await links.all()).slice(0, 3)) {
      await link.click();
      const id = decodeURIComponent((await link.getAttribute('href'))?.slice(1) ?? '');
      await expect
        .poll(() =>
          page.evaluate(
            (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0),
            id,
          ),
        )
        .toBe(100);
      await expect(link).toHaveAttribute('aria-current', 'true');
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('#_contents [aria-current]')).toHaveCount(0);
  });

  test('is shared by links that open a new window and say so', async ({ page, baseURL }) => {
    await page.goto(`/blog/${article.slug}`);
    const url = `${baseURL}/blog/${article.slug}`;
    const share = async (name: string) => {
      const link = page.getByRole('link', { name: `Share on ${name} (opens in a new window)` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      return new URL((await link.getAttribute('href')) ?? '');
    };
    const [x, facebook, linkedIn] = [await share('X'), await share('Facebook'), await share('LinkedIn')];
    expect(Object.fromEntries(x.searchParams)).toEqual({ text: article.title, url });
    expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: url });
    expect(linkedIn.pathname).toBe('/shareArticle');
    expect(Object.fromEntries(linkedIn.searchParams)).toMatchObject({ title: article.title, url });
  });

  test('gives its link to the clipboard, or says that it could not', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/blog/${article.slug}`);
    const toasts = page.locator('[data-toast]');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toasts.filter({ hasText: 'Link copied' })).toContainText(
      'The URL has been copied to your clipboard.',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/${article.slug}`);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toasts.filter({ hasText: 'Copy failed' })).toContainText(
      'Could not copy the URL to your clipboard.',
    );
  });

  test('leads on: its author, those with all of its tags first, and its neighbours in time', async ({
    page,
  }) => {
    await page.goto(`/blog/${article.slug}`);
    await expect(page.getByRole('region', { name: 'Vikram Menon' }).getByRole('link')).toHaveAttribute(
      'href',
      '/author/vikram-menon',
    );
    const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('heading', { level: 3 });
    await expect(related).toHaveText(['Alike one', 'Alike three', 'Alike two']);
    const neighbours = page.getByRole('navigation', { name: 'More articles' });
    await expect(neighbours.getByRole('link', { name: /^Next article/ })).toHaveAttribute(
      'href',
      '/blog/journey-plain',
    );
    await expect(neighbours.getByRole('link', { name: /^Previous article/ })).toHaveAttribute(
      'href',
      /^\/blog\//,
    );
  });

  test('describes itself to machines as it does to people', async ({ page }) => {
    await page.goto(`/blog/${article.slug}`);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const nodes = blocks.flatMap((block) => JSON.parse(block)['@graph']);
    const node = nodes.find((candidate) => candidate['@type'] === 'BlogPosting');
    const organization = nodes.find((candidate) => candidate['@type'] === 'Organization')['@id'];
    await expect(page.getByText('Sample profile').first()).toBeVisible();
    expect(JSON.stringify(nodes)).not.toContain('Vikram');
    expect(node).toMatchObject({
      headline: article.title,
      description: article.excerpt,
      // Vikram Menon is a sample, labelled on the page and kept out of here.
      author: { '@id': organization },
      publisher: { '@id': organization },
      articleSection: 'Analytics',
    });
    expect(new Date(node.datePublished).toISOString()).toBe('2025-01-04T20:00:00.000Z');
    expect(new Date(node.dateModified).toISOString()).toBe('2025-03-02T06:00:00.000Z');
    await expect(page.getByText('Updated March 2, 2025')).toBeVisible();
    await page.goto(`/blog/${plain.slug}`);
    const others = await page.locator('script[type="application/ld+json"]').allTextContents();
    const other = others
      .flatMap((block) => JSON.parse(block)['@graph'])
      .find((candidate) => candidate['@type'] === 'BlogPosting');
    expect(other).not.toHaveProperty('dateModified');
    expect(other.author).toEqual({ '@type': 'Person', name: 'Guest Writer' });
  });

  test('does not move while its pictures load', async ({ page }) => {
    await page.route(/\/covers\/|_next\/image/, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/blog/${article.slug}`);
    await page.locator('.article img').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);
  });

  test('that is missing, a draft or dated in the future is not there, anywhere', async ({ baseURL }) => {
    for (const slug of ['no-such-article', draft.slug, later.slug, 'x'.repeat(200), '%3Cscript%3E']) {
      const facts = await factsOf(`${baseURL}/blog/${slug}`);
      expect(facts, slug).toMatchObject({ status: 404, h1: 'Blog Post Not Found' });
      expect(facts.robots, slug).toContain('noindex');
    }
    for (const path of ['/blog', '/feed.xml', '/feed.json', '/blog?q=dated+draft', '/blog?q=not+yet']) {
      const text = await (await fetch(`${baseURL}${path}`)).text();
      expect(text, path).not.toContain(draft.title);
      expect(text, path).not.toContain(later.slug);
    }
  });
});

test.describe('A reading', () => {
  test.use({ userAgent: READER });

  test('is counted once, and not again when the page is reloaded', async ({ page }) => {
    const before = await viewsOf(plain.slug);
    await page.goto(`/blog/${plain.slug}`);
    await expect.poll(() => viewsOf(plain.slug)).toBe(before + 1);
    const said: string[] = [];
    page.on('request', (request) => void (READINGS.test(request.url()) && said.push(request.url())));
    await page.clock.install();
    await page.reload();
    await page.clock.runFor('01:00');
    expect(said).toEqual([]);
    expect(await viewsOf(plain.slug)).toBe(before + 1);
  });
});

test.describe('A crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('is not counted', async ({ page }) => {
    const before = await viewsOf(plain.slug);
    const answered = page.waitForResponse(READINGS);
    await page.goto(`/blog/${plain.slug}`);
    expect((await answered).status()).toBe(204);
    expect(await viewsOf(plain.slug)).toBe(before);
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be read in full, and the list be walked and searched', async ({ page }) => {
    await page.goto(`/blog/${article.slug}`);
    await expect(page.locator('.article')).toContainText('Long text.');
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(4);
    await page.goto('/blog?category=Analytics');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/category=Analytics&page=2$/);
    await page.getByRole('searchbox').fill('journey');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: /for “journey”/ })).toBeVisible();
  });
});

test('the feeds hold the newest articles in full, harmless', async ({ page, baseURL }) => {
  await publish(baseURL, { ...article, published_at: new Date(Date.now() - 60_000).toISOString() });
  const rss = await fetch(`${baseURL}/feed.xml`);
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  await page.goto('/blog');
  const first = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const item = document.querySelector('item');
      return {
        error: document.querySelector('parsererror')?.textContent,
        title: item?.querySelector('title')?.textContent,
        html: item?.getElementsByTagName('content:encoded')[0]?.textContent ?? '',
      };
    },
    await rss.text(),
  );
  expect(first).toMatchObject({ error: undefined, title: article.title });
  expect(first.html).toContain('Long text.');
  expect(first.html).toContain(`src="${baseURL}/covers/hindi-and-hinglish-search.webp"`);
  expect(first.html).not.toMatch(/<script|onerror|javascript:/);

  const answer = await fetch(`${baseURL}/feed.json`);
  expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const feed = await answer.json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${baseURL}/feed.json`,
  });
  expect(feed.items[0]).toMatchObject({ title: article.title, url: `${baseURL}/blog/${article.slug}` });
  for (const [type, path] of [
    ['application/rss+xml', '/feed.xml'],
    ['application/feed+json', '/feed.json'],
  ]) {
    await expect(page.locator(`head link[rel="alternate"][type="${type}"]`)).toHaveAttribute(
      'href',
      `${baseURL}${path}`,
    );
  }
});

test('articles made to exhaust the server are answered, and their text is there', async ({
  request,
  baseURL,
}) => {
  const parts = { headings: '# a\n', cells: '|b|\n', tasks: '- [ ] item *a*\n', brackets: '[' };
  const rows = Object.entries(parts).map(([name, part]) => ({
    slug: `exhausting-${name}`,
    title: `Exhausting ${name}`,
    content: part.repeat(Math.floor(200_000 / part.length)),
  }));
  await publish(baseURL, ...rows);
  for (const { slug, content } of rows) {
    const answer = await request.get(`/blog/${slug}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(content.slice(0, 1000).trim());
  }
  expect((await request.get('/feed.xml')).status()).toBe(200);
  await withdraw(baseURL, ...rows);
});
