import type { Page } from '@playwright/test';
import { createAdministrator, logIn, openAsAdministrator } from './support/admin';
import { publish, withdraw } from './support/posts';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const TEXT = `A shop's category pages earn more visits than its products. This is how to write one that people use.

## What belongs on it

People choose by use, size and price. Say which, and link to [our SEO service](/services/seo).

## What does not

A paragraph of keywords helps nobody.`;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();
const saved = (page: Page, what: string) => page.getByText(`Blog post ${what} successfully.`).first();

async function fillIn(page: Page, title: string): Promise<void> {
  await page.locator('#post-title').fill(title);
  await page.locator('.cm-content').click();
  await page.keyboard.insertText(TEXT);
  await page.locator('#post-excerpt').fill('How to write a category page that people use.');
  await page.locator('#post-featured_image').fill('/og-image.png');
  await page.getByLabel('Alternative text of the image').fill('A marigold on a search box');
  await page.locator('#post-author').selectOption({ label: 'Ananya Rao' });
  await page.locator('#post-category').selectOption('SEO');
  await page.locator('#post-tags').fill(' SEO ,  category pages ,');
}

async function save(page: Page, what: 'created' | 'updated'): Promise<void> {
  await expect(page.getByText(/^Unsaved changes/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(saved(page, what)).toBeVisible();
}

test.afterEach(async () => {
  await stack.database.from('blog_posts').delete().like('slug', 'written-%');
  await stack.database.from('slug_redirects').delete().like('source_path', '/blog/written-%');
});

test('from a blank page to a published, renamed, corrected, unpublished and deleted post', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  const text = async (path: string) => (await request.get(path)).text();
  const { data: akin } = await stack.database
    .from('blog_posts')
    .select('slug, tags')
    .eq('status', 'published')
    .limit(1)
    .single();
  const lists = ['/blog', '/author/ananya-rao', '/sitemaps/posts-1.xml', '/llms.txt'];
  const feeds = ['/feed.xml', '/feed.json', '/author/ananya-rao/feed.xml'];
  const everywhere = [...lists, ...feeds, `/blog/${akin?.slug}`];
  // All of these are in the cache before anything happens.
  for (const path of [...everywhere, '/blog/written-guide', '/blog/written-manual']) await request.get(path);

  await openAsAdministrator(page, '/admin/blog');
  await expect(page.getByRole('heading', { name: 'Blog Admin' })).toBeVisible();
  await page.getByRole('link', { name: 'Create New' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible();

  await fillIn(page, 'Written guide');
  await page.locator('#post-tags').fill(akin?.tags.join(', ') ?? '');
  await expect(page.locator('#post-slug')).toHaveValue('written-guide');
  await expect(page.getByText('This slug is free.')).toBeVisible();
  await save(page, 'created');
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  expect(await status('/blog/written-guide')).toBe(404);
  for (const path of everywhere) expect(await text(path), path).not.toContain('written-guide');

  await page.locator('#post-status').selectOption('published');
  await save(page, 'updated');
  await expect(page.getByRole('link', { name: 'View post' })).toHaveAttribute('href', '/blog/written-guide');
  expect(await status('/blog/written-guide')).toBe(200);
  const guid = async () =>
    /<guid isPermaLink="false">(urn:uuid:[0-9a-f-]{36})</.exec(await text('/feed.xml'))?.[1];
  const first = await guid();
  expect(first).toBe(`urn:uuid:${new URL(page.url()).pathname.split('/').at(-1)}`);
  expect(await text('/blog/written-guide')).toContain('What belongs on it');
  expect(await text('/blog/written-guide')).toMatch(/<img[^>]+alt="A marigold on a search box"/);
  for (const path of everywhere) expect(await text(path), path).toContain('written-guide');

  await page.locator('#post-slug').fill('written-manual');
  await expect(page.getByText(/will be led to \/blog\/written-manual for good/)).toBeVisible();
  await save(page, 'updated');
  const moved = await request.get('/blog/written-guide', { maxRedirects: 0 });
  expect([moved.status(), new URL(moved.headers().location ?? '', 'http://x').pathname]).toEqual([
    308,
    '/blog/written-manual',
  ]);
  expect(await status('/blog/written-manual')).toBe(200);
  for (const path of everywhere) {
    expect(await text(path), path).toContain('written-manual');
    expect(await text(path), path).not.toContain('written-guide');
  }

  expect(await guid()).toBe(first);
  await page.locator('#post-title').fill('Written guide, corrected');
  await save(page, 'updated');
  expect(await text('/blog/written-manual')).toContain('Written guide, corrected');
  expect(await text('/blog')).toContain('Written guide, corrected');

  await page.locator('#post-status').selectOption('draft');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Unpublish this post?' });
  await expect(question.getByText(/^The redirect from \/blog\/written-guide, followed/)).toBeVisible();
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View post' })).toHaveCount(0);
  expect(await status('/blog/written-manual')).toBe(404);
  for (const path of everywhere) expect(await text(path), path).not.toContain('written-manual');

  await page.goto('/admin/blog?q=written');
  await expect(page.getByText(/Total 1 blog posts/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Written guide, corrected”' }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this blog post?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Blog post deleted successfully.')).toBeVisible();
  await expect(page.getByText('No blog posts found.')).toBeVisible();
  expect(await status('/blog/written-manual')).toBe(404);
  expect(await status('/blog/written-guide')).toBe(404);
});

test('the live preview is the public rendering, and runs nothing', async ({ page }) => {
  await openAsAdministrator(page, '/admin/blog/new');
  await page.locator('.cm-content').click();
  await page.keyboard.insertText(
    '## A heading\n\n<script>window.hacked=1</script>\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
  await page.getByRole('tab', { name: 'Live preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview of the article' });
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
  await expect(preview.getByRole('cell', { name: '2' })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await page.locator('.cm-content').click();
  await page.keyboard.insertText('['.repeat(40_000));
  await expect(page.getByText('and a post can have 30,000').first()).toBeVisible();
  await expect(page.getByText('The preview is not up to date.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'A heading' })).toBeVisible();
});

test('the review names what is wrong and mends it', async ({ page }) => {
  await openAsAdministrator(page, '/admin/blog/new');
  await fillIn(page, 'Written review');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(
    '\n\n![](/og-image.png)\n\nWe promise guaranteed rankings. See [this](/blog/no-such-post).',
  );
  const review = page.getByRole('tabpanel', { name: /Review/ });
  await expect(review.getByText(/alternative text/i).first()).toBeVisible({ timeout: 15_000 });
  await expect(review.getByText(/guaranteed/i).first()).toBeVisible();
  await expect(review.getByText(/no-such-post/).first()).toBeVisible();
  await expect(review.getByRole('heading', { name: 'In search results' })).toBeVisible();
});

test('a draft is its own thing until it is decided about, on whichever machine', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = await openAsAdministrator(page, '/admin/blog/new');
  await page.locator('#post-title').fill('Written before the crash');
  await expect(page.getByText(/Draft kept at/)).toBeVisible({ timeout: 20_000 });
  await page.close();

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/admin/blog/new');
  await logIn(other, person);
  await other.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\?new/);
  await expect(other.getByText(/never saved/)).toHaveCount(0);
  await other.locator('#post-title').fill('Written with a title alone');
  await save(other, 'created');

  await other.goto('/admin/blog');
  const drafts = other.getByRole('region', { name: 'Drafts kept' });
  await expect(drafts.getByText(/^A new post, typed by you on/)).toBeVisible();
  await drafts.getByRole('link', { name: 'Open the draft “Written before the crash”' }).click();
  await expect(other.locator('#post-title')).toHaveValue('Written before the crash');
  await other.locator('#post-excerpt').fill('Typed on another machine.');
  await save(other, 'created');

  const stored = other.url();
  await other.locator('#post-title').fill('Written and left');
  await expect(other.getByText(/Draft kept at/)).toBeVisible({ timeout: 20_000 });
  const menu = other.getByRole('navigation', { name: 'Staff' });
  await menu.getByText('Content', { exact: true }).click();
  await menu.getByRole('link', { name: 'Blog', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(other.getByRole('heading', { name: 'Blog Admin' })).toBeVisible();
  await other.goto(stored);
  await other.locator('#post-excerpt').fill('Another change.');
  await save(other, 'updated');
  await other.reload();
  await other.getByRole('button', { name: /^Restore what you typed on/ }).click();
  await expect(other.locator('#post-title')).toHaveValue('Written and left');
  await elsewhere.close();
});

test('what is typed while a new post is being stored stays in the same editor', async ({ page }) => {
  await openAsAdministrator(page, '/admin/blog/new');
  await fillIn(page, 'Written quickly');
  const address = page.url();
  await page.route('**/admin/blog/**', async (route) => {
    if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.locator('.cm-content').press('Control+End');
  await page.keyboard.insertText(' Typed meanwhile.');
  await expect(saved(page, 'created')).toBeVisible();
  await expect(page).toHaveURL(address.replace(/\?.*/, ''));
  await expect(page.locator('.cm-content')).toContainText('Typed meanwhile.');
  await expect(page.locator('.cm-content')).toBeFocused();
  await save(page, 'updated');
  await page.reload();
  await expect(page.locator('.cm-content')).toContainText('Typed meanwhile.');
  const { data } = await stack.database.from('blog_posts').select('id').eq('slug', 'written-quickly');
  expect(data).toEqual([{ id: new URL(address).pathname.split('/').at(-1) }]);
});

test('of two editors of one post the second is stopped and shown what differs', async ({ page }) => {
  await openAsAdministrator(page, '/admin/blog/new');
  await fillIn(page, 'Written twice');
  await save(page, 'created');
  await stack.database.from('blog_posts').update({ title: 'Their title' }).eq('slug', 'written-twice');
  await page.locator('#post-title').fill('Written twice, mine');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Another administrator saved this post/)).toBeVisible();
  await expect(page.getByText('Their').first()).toBeVisible();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(saved(page, 'updated')).toBeVisible();
  const { data } = await stack.database
    .from('blog_posts')
    .select('title')
    .like('slug', 'written-twice%')
    .single();
  expect(data).toEqual({ title: 'Written twice, mine' });
});

test('an earlier version is restored', async ({ page }) => {
  await openAsAdministrator(page, '/admin/blog/new');
  await fillIn(page, 'Written first');
  await save(page, 'created');
  await page.locator('#post-title').fill('Written second');
  await save(page, 'updated');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await history
    .getByRole('button', { name: /^Restore the version/ })
    .last()
    .click();
  await expect(page.locator('#post-title')).toHaveValue('Written first');
});

test('a draft is previewed on the real page by whoever has the link, and never indexed', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAsAdministrator(page, '/admin/blog/new');
  await fillIn(page, 'Written draft');
  await save(page, 'created');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ]);
  await tab.waitForURL(/\/preview\//);
  await expect(tab.getByRole('heading', { level: 1, name: 'Written draft' })).toBeVisible();
  const url = tab.url();
  const visitor = await browser.newContext({ baseURL });
  const answer = await visitor.request.get(url);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['x-robots-tag']).toContain('noindex');
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect((await visitor.request.get(`${url.slice(0, -3)}AAA`)).status()).toBe(404);
  await tab.close();
  await page.getByText('Preview links that work').click();
  await page.getByRole('button', { name: /^Revoke the link made on/ }).click();
  await expect(page.getByText('No preview link works.')).toBeVisible();
  expect((await visitor.request.get(url)).status()).toBe(404);
  await visitor.close();
});

test('an image is stored with its alternative text and served in a modern format', async ({
  page,
  request,
}) => {
  await openAsAdministrator(page, '/admin/blog/new');
  await page.locator('.cm-content').click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload a new one' }).click(),
  ]);
  await chooser.setFiles('public/og-image.png');
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByText('Please say what the image shows.')).toBeVisible();
  await dialog.getByLabel('Alternative text').fill('A marigold');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog).toBeHidden({ timeout: 15_000 });
  const markdown = (await page.locator('.cm-content').textContent()) ?? '';
  const [, path = ''] = /!\[A marigold\]\((\/images\/blog\/[^)]+)\)/.exec(markdown) ?? [];
  const image = await request.get(path);
  expect(image.status()).toBe(200);
  expect(image.headers()['content-type']).toBe('image/webp');
  expect(image.headers()['cache-control']).toContain('immutable');
});

test('images are taken from administrators only', async ({ request, baseURL }) => {
  const answer = await request.post('/api/images', {
    headers: { origin: baseURL ?? '' },
    multipart: { alt: 'x', file: { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('x') } },
  });
  expect(answer.status()).toBe(401);
});

test('redirects are kept in the staff area and answered before anything renders', async ({
  page,
  request,
}) => {
  await openAsAdministrator(page, '/admin/redirects');
  await field(page, 'Old address').fill('/blog/written-elsewhere');
  await field(page, 'New address').fill('/blog');
  await page.getByRole('button', { name: /add/i }).click();
  await expect(page.getByRole('row').filter({ hasText: '/blog/written-elsewhere' })).toBeVisible();
  const answer = await request.get('/blog/written-elsewhere', { maxRedirects: 0 });
  expect([answer.status(), new URL(answer.headers().location ?? '', 'http://x').pathname]).toEqual([
    308,
    '/blog',
  ]);
  await field(page, 'Old address').fill('/blog/written-nowhere');
  await field(page, 'New address').fill('/blog/no-such-post');
  await page.getByRole('button', { name: /add/i }).click();
  await expect(page.getByText(/^There is no page at \/blog\/no-such-post/)).toBeVisible();
  await field(page, 'Old address').fill('/services/seo');
  await field(page, 'New address').fill('/blog');
  await page.getByRole('button', { name: /add/i }).click();
  await expect(field(page, 'Old address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Remove the redirect from /blog/written-elsewhere' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /remove/i })
    .click();
  await expect(page.getByText('Redirect removed successfully.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '/blog/written-elsewhere' })).toHaveCount(0);
  expect((await request.get('/blog/written-elsewhere', { maxRedirects: 0 })).status()).toBe(404);
});

test('an author is made, renamed everywhere and deleted, and has a page at once', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  // An attempt that failed has left its own.
  await stack.database.from('blog_posts').delete().eq('slug', 'written-by-leela');
  await stack.database.from('authors').delete().like('slug', '%written-author-%');
  const slug = `written-author-${Date.now()}`;
  await openAsAdministrator(page, '/admin/authors');
  await page.getByRole('link', { name: 'New Author' }).click();
  await page.getByLabel('Name').fill('Leela Thomas');
  await page.getByLabel('Slug').fill(slug);
  await page.getByLabel('Short bio').fill('Writes about maps.');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Create Author' }).click();
  await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Website').fill('https://leela.example.in');
  await page.getByRole('textbox', { name: 'Portrait' }).fill('https://elsewhere.example/leela.png');
  await page.getByRole('button', { name: 'Create Author' }).click();
  await expect(page.getByText(/^Pictures of elsewhere.example are not shown/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Choose picture: Portrait' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload a new one' }).click(),
  ]);
  await chooser.setFiles('public/og-image.png');
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await expect(dialog.getByLabel('Alternative text')).toHaveValue('Leela Thomas');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('textbox', { name: 'Portrait' })).toHaveValue(/^\/images\/blog\/.+\.webp$/);
  await page.getByRole('button', { name: 'Create Author' }).click();
  await expect(page.getByText(/author .*successfully/i).first()).toBeVisible();
  const answer = await request.get(`/author/${slug}`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Writes about maps.');
  expect(await answer.text()).toContain('/images/blog/');

  const { data: author } = await stack.database.from('authors').select('id').eq('slug', slug).single();
  const post = { slug: 'written-by-leela', title: 'Written by Leela', author_id: author?.id };
  await publish(baseURL, post);
  expect(await (await request.get('/blog/written-by-leela')).text()).toContain('Leela Thomas');
  await page.goto('/admin/authors');
  await expect(page.getByRole('button', { name: 'Delete Leela Thomas' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Leela Thomas', exact: true }).click();
  await page.getByLabel('Name').fill('Leela Thomas Kurian');
  await page.getByRole('button', { name: 'Save Author' }).click();
  await expect(page.getByText(/author updated successfully/i).first()).toBeVisible();
  for (const path of ['/blog/written-by-leela', '/blog/written-by-leela.md', `/author/${slug}/feed.xml`]) {
    const shown = await (await request.get(path)).text();
    expect(shown, path).toContain('Leela Thomas Kurian');
    expect(shown.replaceAll('Leela Thomas Kurian', ''), path).not.toContain('Leela Thomas');
  }
  await withdraw(baseURL, post);
  await page.goto('/admin/authors');
  await page.getByRole('button', { name: 'Delete Leela Thomas Kurian' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this author?' });
  await question.getByLabel('Lead its visitors to').fill('/author/nobody');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByText(/^There is no page at \/author\/nobody/)).toBeVisible();
  await question.getByLabel('Lead its visitors to').fill('/author/ananya-rao');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Author deleted successfully.')).toBeVisible();
  const moved = await request.get(`/author/${slug}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([
    308,
    expect.stringMatching(/\/author\/ananya-rao$/),
  ]);
  await stack.database.from('slug_redirects').delete().eq('source_path', `/author/${slug}`);
});

test('the blog admin belongs to administrators', async ({ page }) => {
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await logIn(page, await createAdministrator());
  await expect(page.getByRole('heading', { name: 'Blog Admin' })).toBeVisible();
});
