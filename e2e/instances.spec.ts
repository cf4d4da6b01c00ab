import { randomUUID } from 'node:crypto';
import { isGone, says, saysNo } from './support/answers';
import { OwnSite } from './support/own-site';
import { postSubmission, readActionFields } from './support/post-enquiry';
import { type PostRow, publish, withdraw } from './support/posts';
import { announceChange } from './support/site';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const other = new OwnSite();
const article: PostRow = {
  slug: 'on-both-instances',
  title: 'An article on both instances',
  content: 'The first text of it.',
  excerpt: 'In a few words.',
  published_at: '2026-11-20T03:30:00Z',
  tags: ['SEO'],
};
const MOVED = 'moved-on-both-instances';

type Answer = { status: number; text: string; location: string | null };
type Expected = (answer: Answer) => boolean;

async function ask(site: string, path: string): Promise<Answer> {
  const response = await fetch(site + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

const table: { what: string; where: string; seconds: number }[] = [];

/** How long each address of each instance takes until it is as it should be. */
async function follow(what: string, sites: string[], expected: Record<string, Expected>): Promise<void> {
  const began = performance.now();
  const cases = Object.entries(expected).flatMap(([path, is]) => sites.map((site) => ({ site, path, is })));
  await Promise.all(
    cases.map(async ({ site, path, is }) => {
      await expect
        .poll(async () => is(await ask(site, path)), { message: `${what}: ${site}${path}`, intervals: [100] })
        .toBe(true);
      table.push({ what, where: path, seconds: (performance.now() - began) / 1000 });
    }),
  );
}

const change = (row: Partial<PostRow>, slug = article.slug) =>
  stack.database.from('blog_posts').update(row).eq('slug', slug).throwOnError();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await stack.database.from('blog_posts').delete().in('slug', [article.slug, MOVED]);
  await other.setUp();
});
test.afterAll(async ({ baseURL }) => {
  await other.tearDown();
  await withdraw(baseURL, article, { ...article, slug: MOVED });
  const kinds = Map.groupBy(table, ({ what, where }) => `${what} | ${where}`);
  for (const [kind, rows] of kinds)
    console.log(`${kind} | ${Math.max(...rows.map(({ seconds }) => seconds)).toFixed(1)} s`);
});

test('what changes in the database is on both instances, wherever it is said', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const both = [baseURL ?? '', other.url];
  const page = `/blog/${article.slug}`;
  const lists = [
    '/blog',
    '/blog?category=SEO',
    '/feed.xml',
    '/feed.json',
    '/llms.txt',
    '/sitemaps/posts-1.xml',
  ];
  const everywhere = (is: Expected) => Object.fromEntries(lists.map((path) => [path, is]));
  for (const path of [...lists, page, '/services/seo', '/services/seo/delhi', '/services/seo/mumbai'])
    for (const site of both) await ask(site, path);

  await stack.database
    .from('blog_posts')
    .insert({ ...article, status: 'published' })
    .throwOnError();
  await follow('published', both, { [page]: says('The first text'), ...everywhere(says(article.slug)) });

  await change({ content: 'The second text of it.' });
  await follow('a text', both, { [page]: says('The second text'), '/feed.xml': says('The second text') });

  await change({ slug: MOVED });
  await follow('moved', both, {
    [page]: ({ status, location }) => status === 308 && location?.endsWith(`/blog/${MOVED}`) === true,
    [`/blog/${MOVED}`]: says('The second text'),
    ...everywhere(says(MOVED)),
  });

  await change({ status: 'draft' }, MOVED);
  await follow('unpublished', both, {
    [`/blog/${MOVED}`]: isGone,
    [page]: isGone,
    ...everywhere(saysNo(MOVED)),
  });
});

/** Sets a column of one row, and puts it back when it is over. */
async function whileSet(
  from: 'city_pages' | 'service_details',
  row: Record<string, string>,
  column: string,
  text: string,
  look: () => Promise<void>,
): Promise<void> {
  const rows = () => stack.database.from(from);
  const set = (values: unknown) =>
    rows()
      .update(values as never)
      .match(row)
      .throwOnError();
  const { data } = await rows().select(column).match(row).single().throwOnError();
  await set({ [column]: text });
  try {
    await look();
  } finally {
    await set(data);
  }
}

test('a city page, a service and a redirect are changed on both, and what they do not touch stays kept', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const both = [baseURL ?? '', other.url];
  const untouched = '/services/seo/mumbai';
  const isKept = async (site: string) =>
    (await fetch(site + untouched)).headers.get('x-nextjs-cache') === 'HIT';
  for (const site of both) await expect.poll(() => isKept(site)).toBe(true);
  const delhi = { city_slug: 'delhi', service_type: 'SEO' };
  await whileSet('city_pages', delhi, 'h1_title', 'Delhi, said anew', () =>
    follow('a city page', both, { '/services/seo/delhi': says('Delhi, said anew') }),
  );
  await whileSet(
    'service_details',
    { service_slug: 'seo' },
    'hero_subheading',
    'What we do, said anew.',
    () => follow('a service', both, { '/services/seo': says('What we do, said anew.') }),
  );
  const moved = { source_path: '/followed-on-both', target_path: '/services/ppc' };
  await stack.database.from('slug_redirects').insert(moved).throwOnError();
  await follow('a redirect', both, { [moved.source_path]: ({ status }) => status === 308 });
  await stack.database.from('slug_redirects').delete().eq('source_path', moved.source_path).throwOnError();
  await follow('a redirect that went', both, { [moved.source_path]: isGone });
  for (const site of both) expect(await isKept(site)).toBe(true);
});

test('an enquiry that a proxy sends to the other because the first may have died over it is stored and told once', async ({
  baseURL,
}) => {
  const asked = { key: process.env.RECAPTCHA_SITE_KEY, action: 'contact_form', host: 'localhost' };
  const token = await fetch(`${stack.url}/recaptcha/token`, { method: 'POST', body: JSON.stringify(asked) });
  const more = { id: randomUUID(), token: await token.text() };
  const email = `both.${more.id}@example.in`;
  for (const site of [baseURL ?? '', other.url]) {
    const fields = await readActionFields(site);
    const sent = await postSubmission(site, fields, { email, address: '203.0.113.88', more });
    expect(sent.outcome).toBe('success');
  }
  expect(await stack.submissions(email)).toMatchObject([{ id: more.id, captcha: 'verified' }]);
  await expect.poll(async () => (await stack.mailsAbout(email)).length).toBe(1);
});

test('an instance that cannot reach the database goes on serving, and catches up when it can', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  await publish(baseURL, { ...article, content: 'Published once more.' });
  const page = `/blog/${article.slug}`;
  const here = baseURL ?? '';
  await follow('published again', [here, other.url], { [page]: says('Published once more.') });
  await announceChange(other.url, 'blog_posts');
  await ask(other.url, page);
  await other.line.fails('refused');
  await change({ content: 'Written while the line was down.' });
  await follow('while the other is cut off', [here], { [page]: says('Written while') });
  for (const path of [page, '/', '/blog', '/services/seo', '/contact'])
    expect((await ask(other.url, path)).status, path).toBe(200);
  await other.line.fails(null);
  await expect
    .poll(async () => (await ask(other.url, page)).text, { timeout: 15_000 })
    .toContain('Written while');
  await other.line.fails('refused');
  await change({ status: 'draft' });
  await follow('unpublished while the other is cut off', [here], { [page]: isGone });
  await other.line.fails(null);
  await expect.poll(async () => (await ask(other.url, page)).status, { timeout: 15_000 }).toBe(404);
  await other.line.fails('refused');
  expect((await ask(other.url, page)).text).not.toContain('Written while');
  await other.line.fails(null);
});
