import type { Page } from '@playwright/test';
import { formatLongDate, formatMoment, indianDay, shiftDay } from '../lib/format/dates';
import { expectAccessible } from './support/accessibility';
import { openAsAdministrator } from './support/admin';
import { publish } from './support/posts';
import { announceChange } from './support/site';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const WIDTHS = [375, 1440];
const THEMES = ['dark', 'light'] as const;
const SOON_MS = 4000;

/** Looks at a screen as it is, in both themes; the theme is chosen as in another tab, so that nothing open closes. */
async function look(page: Page, what: string): Promise<void> {
  for (const theme of THEMES) {
    // Nobody listens before the page's code has come.
    await expect(async () => {
      await page.evaluate((newValue) => {
        localStorage.setItem('theme', newValue);
        dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
      }, theme);
      await expect(page.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)')).toHaveCount(1, {
        timeout: 1000,
      });
    }).toPass();
    await expectAccessible(page, WIDTHS, `${what}, ${theme},`);
  }
}

async function confirmDeleting(page: Page, question: string): Promise<void> {
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Delete' }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
}

async function post(slug: string) {
  const { data, error } = await stack.database.from('blog_posts').select('*').eq('slug', slug).single();
  if (error) throw error;
  return data;
}

async function clear() {
  await stack.database.from('blog_posts').delete().like('slug', 'kept-%');
  await stack.database.from('authors').delete().like('slug', 'kept-%');
  await stack.database.from('slug_redirects').delete().like('source_path', '/blog/kept-%');
}
test.beforeAll(clear);
test.afterAll(clear);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a deleted author is brought back on the spot', async ({ page, request, baseURL }) => {
  test.setTimeout(240_000);
  const status = async () => (await request.get('/author/kept-author', { maxRedirects: 0 })).status();
  await stack.database
    .from('authors')
    .insert({ slug: 'kept-author', name: 'Kavita Menon', short_bio: 'Writes about menus.' });
  await announceChange(baseURL ?? '', 'authors');
  expect(await status()).toBe(200);

  await openAsAdministrator(page, '/admin/authors');
  await page.getByRole('button', { name: 'Delete Kavita Menon' }).click();
  await confirmDeleting(page, 'Are you sure you want to delete this author?');
  await expect(page.getByText('“Kavita Menon” lies in the bin for 30 days.')).toBeVisible();
  expect(await status()).toBe(404);
  await look(page, 'deleted');
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('“Kavita Menon” is back.')).toBeVisible();
  expect(await status()).toBe(200);
});

test('a deleted post comes back from the bin with its address, its redirect and its history', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  await publish(baseURL, { slug: 'kept-guide', title: 'Kept guide', content: 'How it began.' });
  const before = await post('kept-guide');
  await stack.database.from('blog_posts').update({ content: 'How it went on.' }).eq('slug', 'kept-guide');
  await stack.database
    .from('slug_redirects')
    .insert({ source_path: '/blog/kept-former', target_path: '/blog/kept-guide' });
  await announceChange(baseURL ?? '', 'blog_posts');
  await expect.poll(() => status('/blog/kept-former')).toBe(308);

  await openAsAdministrator(page, '/admin/blog?q=kept');
  await page.getByRole('button', { name: 'Delete “Kept guide”' }).click();
  await confirmDeleting(page, 'Are you sure you want to delete this blog post?');
  await page.getByRole('link', { name: 'bin', exact: true }).click();
  const kind = page.getByRole('combobox', { name: 'What' });
  await kind.selectOption('Author');
  await expect(page).toHaveURL(/kind=author$/);
  await expect(page.getByRole('row', { name: /Kept guide/ })).toHaveCount(0);
  await kind.selectOption('Article');
  await expect(page.getByRole('row', { name: /Kept guide/ })).toBeVisible();
  await look(page, 'bin');
  expect([await status('/blog/kept-guide'), await status('/blog/kept-former')]).toEqual([404, 404]);

  await page.getByRole('button', { name: 'Bring back “Kept guide”' }).click();
  await expect(page.getByText('“Kept guide” is back.')).toBeVisible();
  expect([await status('/blog/kept-guide'), await status('/blog/kept-former')]).toEqual([200, 308]);
  expect(await (await request.get('/blog/kept-guide')).text()).toContain('How it went on.');
  await expect(page.getByRole('row', { name: /Kept guide/ })).toHaveCount(0);
  await look(page, 'brought back');
  const { id, published_at } = await post('kept-guide');
  expect([id, published_at]).toEqual([before.id, before.published_at]);

  await page.getByRole('link', { name: '“Kept guide”' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const versions = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
  await expect(versions.filter({ hasText: 'Brought back from the bin' })).toHaveCount(1);
  await versions.last().getByText('Compare with the form as it is now').click();
  await expect(versions.last().getByText('began')).toBeVisible();

  await page.goto('/admin/bin/submissions');
  await look(page, 'bin of submissions');
});

test('a post is scheduled, published once by itself with the date of that day, and unpublished', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const status = async () => (await request.get('/blog/kept-for-later')).status();
  const { data: author } = await stack.database.from('authors').select('id').limit(1).single();
  await publish(baseURL, {
    ...{ slug: 'kept-for-later', title: 'Kept for later', excerpt: 'It waits.', status: 'draft' },
    ...{ author_id: author?.id, featured_image: '/og-image.png', published_at: null },
  });
  const { id } = await post('kept-for-later');
  expect(await status()).toBe(404);

  await openAsAdministrator(page, `/admin/blog/${id}`);
  const time = page.getByLabel('Publish by itself at');
  await time.fill('2020-01-01T09:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please choose a time that is still to come.').first()).toBeVisible();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'past time');
  const tomorrow = shiftDay(indianDay(new Date()), 1);
  await time.fill(`${tomorrow}T09:30`);
  await save(page);
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await look(page, 'scheduled editor');
  await page.goto('/admin/blog?q=kept');
  await expect(page.getByRole('row', { name: /Kept for later/ })).toContainText(
    `Scheduled${formatMoment(`${tomorrow}T09:30:00+05:30`)}`,
  );
  await look(page, 'scheduled list');
  expect(await status()).toBe(404);

  const moment = new Date(Date.now() + SOON_MS).toISOString();
  await stack.database.from('blog_posts').update({ publish_at: moment }).eq('id', id);
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  const shown = await post('kept-for-later');
  expect([shown.status, shown.publish_at]).toEqual(['published', null]);
  expect(new Date(String(shown.published_at)).toISOString()).toBe(moment);
  expect(await (await request.get('/blog/kept-for-later')).text()).toContain(formatLongDate(moment));
  const { data: changes } = await stack.database
    .from('activity')
    .select('actor')
    .eq('item_id', id)
    .contains('fields', ['status']);
  expect(changes).toEqual([{ actor: null }]);

  await page.goto(`/admin/blog/${id}`);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await page.locator('#post-status').selectOption('draft');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Unpublish this post?' });
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await status()).toBe(404);

  await page.goto('/admin/city-pages/new');
  await page
    .getByRole('combobox', { name: 'State of the page' })
    .selectOption('Scheduled: published by itself');
  await look(page, 'scheduled city page');
});
