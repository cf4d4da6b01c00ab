import { randomUUID } from 'node:crypto';
import { factsOf } from './support/addresses';
import { type PostRow, publish, withdraw } from './support/posts';
import { announceChange, countCacheFiles } from './support/site';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const author = {
  id: randomUUID(),
  slug: 'journey-author',
  name: 'Journey Author',
  short_bio: 'Writes for journeys.',
  full_bio: 'First line.\nSecond line.',
  profile_image: '/portraits/vikram-menon.svg',
  social_links: {
    twitter: 'https://x.com/journey',
    website: 'https://journey.example/',
    facebook: 'javascript:alert(1)',
  },
};
const idle = { ...author, id: randomUUID(), slug: 'journey-idle', name: 'Idle Author', social_links: {} };

const posts: PostRow[] = Array.from({ length: 10 }, (_, index) => ({
  slug: `journey-by-author-${index}`,
  title: `By the author ${index}`,
  excerpt: `Excerpt ${index}`,
  author: author.name,
  author_id: author.id,
  category: index === 9 ? 'SEO' : '',
  categories: index === 9 ? ['SEO'] : [],
  tags: index % 2 ? ['odd', 'a/b & c'] : ['even'],
  published_at: `2024-03-${String(index + 1).padStart(2, '0')}T06:00:00Z`,
}));
const draft: PostRow = {
  slug: 'journey-author-draft',
  title: 'Draft of the author',
  author_id: author.id,
  status: 'draft',
};

test.beforeAll(async ({ baseURL }) => {
  await stack.database.from('authors').delete().in('slug', [author.slug, idle.slug]);
  const { error } = await stack.database.from('authors').insert([author, idle]);
  if (error) throw error;
  await announceChange(baseURL ?? '', 'authors');
  await publish(baseURL, ...posts, draft);
});

test.afterAll(async ({ baseURL }) => {
  await withdraw(baseURL, ...posts, draft);
  await stack.database.from('authors').delete().in('slug', [author.slug, idle.slug]);
  await announceChange(baseURL ?? '', 'authors');
});

test('an author has a name, a picture, the links that are there and the whole biography', async ({
  page,
}) => {
  await page.goto(`/author/${author.slug}`);
  await expect(page).toHaveTitle('Journey Author - Author Profile | Marigold Search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Author Profile');
  const card = page.getByRole('region', { name: author.name, exact: true });
  const links = card.getByRole('link');
  await expect(links).toHaveCount(2);
  for (const name of ['Twitter', 'Website']) {
    const link = card.getByRole('link', { name: `Journey Author on ${name} (opens in a new window)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const biography = card.getByText('First line.');
  expect(await biography.textContent()).toBe('First line.\nSecond line.');
  await expect(biography).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', author.short_bio);
  await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute(
    'content',
    /vikram-menon\.webp$/,
  );
});

test('the articles come eight a page, the newest first, and never a draft', async ({ page }) => {
  await page.goto(`/author/${author.slug}`);
  await expect(page.getByRole('heading', { name: 'Articles by Journey Author' })).toBeVisible();
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(8);
  const first = articles.first();
  await expect(first.getByRole('link', { name: 'By the author 9' })).toHaveAttribute(
    'href',
    '/blog/journey-by-author-9',
  );
  await expect(first.locator('time')).toHaveText('Mar 10, 2024');
  await expect(first).toContainText('SEO');
  await expect(first).toContainText('Excerpt 9');
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/author\/journey-author\?page=2$/);
  await expect(articles).toHaveCount(2);
  await expect(page.getByText(draft.title)).toHaveCount(0);
});

test('a topic filters them, under an address of its own that stays out of the index', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/author/${author.slug}`);
  const filter = page.getByRole('navigation', { name: 'Filter by topic' });
  await expect(filter.getByRole('link')).toHaveText(['All', 'a/b & c', 'even', 'odd']);
  await filter.getByRole('link', { name: 'a/b & c' }).click();
  await expect(page).toHaveURL(/\?tag=a%2Fb\+%26\+c$/);
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(filter.getByRole('link', { name: 'a/b & c' })).toHaveAttribute('aria-current', 'page');
  expect((await factsOf(`${baseURL}/author/${author.slug}?tag=odd`)).robots).toContain('noindex');
  expect(await factsOf(`${baseURL}/author/${author.slug}?page=2`)).toMatchObject({
    robots: null,
    canonical: `${baseURL}/author/${author.slug}?page=2`,
  });
});

test('having nothing to show is said in so many words', async ({ page, baseURL }) => {
  await page.goto(`/author/${idle.slug}`);
  await expect(page.getByText('No articles found for this author', { exact: true })).toBeVisible();
  const before = countCacheFiles();
  await page.goto(`/author/${author.slug}?tag=nothing`);
  await expect(page.getByText('No articles found for this author with the tag "nothing"')).toBeVisible();
  for (let index = 0; index < 20; index++)
    await fetch(`${baseURL}/author/${author.slug}?tag=invented-${index}`);
  expect(countCacheFiles() - before).toBeLessThan(10);
});

test('who or what is not there is a 404 with a page to read', async ({ page, baseURL, request }) => {
  for (const path of ['/author/nobody', '/author/nobody?tag=x']) {
    expect(await factsOf(baseURL + path), path).toMatchObject({ status: 404, h1: 'Author Not Found' });
  }
  const html = await (await request.get('/author/nobody')).text();
  expect(html).toContain('Return to Blog');
  for (const query of ['page=3', 'page=abc', 'page=0', 'tag=odd&page=2'])
    expect((await factsOf(`${baseURL}/author/${author.slug}?${query}`)).status, query).toBe(404);
  expect((await request.get('/author/nobody/feed.xml')).status()).toBe(404);
  await page.goto('/blog');
});

test('the page describes the person, and announces feeds of their articles', async ({ page, baseURL }) => {
  await page.goto(`/author/${author.slug}`);
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const node = blocks
    .flatMap((block) => JSON.parse(block)['@graph'])
    .find((candidate) => candidate['@type'] === 'ProfilePage');
  expect(node.mainEntity).toMatchObject({
    '@type': 'Person',
    name: author.name,
    description: author.short_bio,
    sameAs: ['https://x.com/journey', 'https://journey.example/'],
  });
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    `${baseURL}/author/${author.slug}/feed.xml`,
  );
  const feed = await (await fetch(`${baseURL}/author/${author.slug}/feed.json`)).json();
  expect(feed.items).toHaveLength(10);
  expect(feed.items[0].authors).toEqual([{ name: author.name, url: `${baseURL}/author/${author.slug}` }]);
});
