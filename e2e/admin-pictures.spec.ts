import type { Page } from '@playwright/test';
import { openAsAdministrator } from './support/admin';
import { publish, withdraw } from './support/posts';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const SLUG = 'pictured-writer';
const target = { slug: 'linked-target', title: 'Linked target' };
const linking = {
  slug: 'linking-text',
  title: 'Linking text',
  content: 'See [it](/blog/linked-target#part).',
};

async function upload(page: Page, ...files: string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload pictures' }).click(),
  ]);
  await chooser.setFiles(files);
}

test.afterEach(async ({ baseURL }) => {
  await stack.database.from('authors').delete().eq('slug', SLUG);
  await stack.database.from('blog_posts').delete().in('slug', ['pictured-text', 'linked-elsewhere']);
  await stack.database.from('slug_redirects').delete().eq('source_path', '/blog/linked-target');
  await withdraw(baseURL, target, linking);
});

test('a picture is uploaded once, used in many places, replaced in all of them and then deleted', async ({
  page,
  expectedErrors,
}) => {
  // The drawing is refused.
  expectedErrors.push(/400 \(Bad Request\).*\/api\/images/);
  test.setTimeout(180_000);
  await openAsAdministrator(page, '/admin/pictures');
  await upload(page, 'public/icon-192.png', 'public/icon.svg', 'public/icon-512.png');
  const outcomes = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(outcomes.filter({ hasText: 'In the library' })).toHaveCount(2);
  await expect(outcomes.filter({ hasText: 'icon.svg' })).toContainText('Please export it as PNG');
  await expect(page.getByText('3 of 3 done')).toBeVisible();

  await page.getByRole('searchbox').fill('icon-192');
  await expect(page.getByText('Total 1 pictures')).toBeVisible();
  await page.getByRole('button', { name: /Without alternative text/ }).click();
  const details = page.getByRole('dialog', { name: 'Picture' });
  await details.getByRole('textbox', { name: 'Alternative text' }).fill('A small marigold');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Alternative text saved')).toBeVisible();
  await page.keyboard.press('Escape');

  const { data: author } = await stack.database
    .from('authors')
    .insert({ slug: SLUG, name: 'Pictured Writer' })
    .select('id')
    .single();
  await page.goto(`/admin/authors/${author?.id}`);
  await page.getByRole('button', { name: 'Choose picture: Portrait' }).click();
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('small marigold');
  await page.getByRole('button', { name: /A small marigold/ }).click();
  await expect(page.getByRole('textbox', { name: 'Portrait' })).toHaveValue(
    /^\/images\/blog\/.+-192x192\.webp$/,
  );
  await page.getByRole('button', { name: 'Save Author' }).click();
  await expect(page.getByText(/author updated successfully/i).first()).toBeVisible();

  await page.goto('/admin/blog/new');
  await page.locator('#post-title').fill('Pictured text');
  await page.locator('.cm-content').click();
  await page.getByRole('button', { name: 'Add image' }).click();
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('small marigold');
  await page.getByRole('button', { name: /A small marigold/ }).click();
  await expect(page.locator('.cm-content')).toContainText('![A small marigold](/images/blog/');
  await page.locator('.cm-content').press('Control+End');
  await page.keyboard.type(' and [[');
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox', { name: 'Address' }).pressSequentially('contact page');
  await expect(link.getByRole('option', { name: /The contact page/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(page.locator('.cm-content')).toContainText('and [The contact page](/contact)');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();

  await page.goto('/admin/pictures?q=small+marigold');
  await page.getByRole('button', { name: /A small marigold/ }).click();
  await expect(details.getByRole('link', { name: 'Pictured Writer' })).toBeVisible();
  await expect(details.getByRole('link', { name: 'Pictured text' }).first()).toBeVisible();
  await expect(details.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await details.getByRole('button', { name: 'Replace' }).click();
  const library = page.getByRole('dialog', { name: 'Choose picture' });
  await library.getByRole('searchbox').fill('icon-512');
  await library.getByRole('button', { name: /icon-512/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('checkbox').check();
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Picture replaced')).toBeVisible();
  await expect(details.getByText('Nothing on the site shows it.')).toBeVisible();
  const { data: text } = await stack.database
    .from('blog_posts')
    .select('content')
    .eq('slug', 'pictured-text')
    .single();
  expect(text?.content).toMatch(/^!\[A small marigold\]\(\/images\/blog\/[0-9a-f]+-512x512\.webp\)/);
  await details.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Picture deleted')).toBeVisible();
  await expect(details).toBeHidden();
  await page.goto('/admin/pictures?q=icon-192');
  await expect(page.getByText('No pictures found.')).toBeVisible();
});

test('a renamed article takes the links to it along', async ({ page, baseURL, request }) => {
  await publish(baseURL, target, linking);
  const { data: post } = await stack.database
    .from('blog_posts')
    .select('id')
    .eq('slug', target.slug)
    .single();
  await openAsAdministrator(page, `/admin/blog/${post?.id}`);
  await page.locator('#post-excerpt').fill('What it is about.');
  await page.locator('#post-featured_image').fill('/og-image.png');
  await page.getByLabel('Alternative text of the image').fill('A marigold on a search box');
  await page.locator('#post-author').selectOption({ label: 'Ananya Rao' });
  await page.locator('#post-slug').fill('linked-elsewhere');
  await expect(
    page.getByText(/Readers of \/blog\/linked-target will be led to \/blog\/linked-elsewhere/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Linking text' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Change these links/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Links changed')).toBeVisible();
  const { data } = await stack.database
    .from('blog_posts')
    .select('content')
    .eq('slug', linking.slug)
    .single();
  expect(data?.content).toBe('See [it](/blog/linked-elsewhere#part).');
  const moved = await request.get('/blog/linked-target', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([
    308,
    expect.stringMatching(/\/blog\/linked-elsewhere$/),
  ]);
  expect(await (await request.get('/blog/linking-text')).text()).toContain(
    'href="/blog/linked-elsewhere#part"',
  );
});

for (const [width, height] of [
  [375, 740],
  [1440, 900],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the library fits a window of ${width} pixels in ${colorScheme}`, async ({ page }, {
      outputDir,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await openAsAdministrator(page, '/admin/pictures');
      await upload(page, 'public/logo-512.png', 'public/og-image.png');
      await expect(page.getByText('2 of 2 done')).toBeVisible();
      await page.screenshot({ path: `${outputDir}/pictures-${width}-${colorScheme}.png`, fullPage: true });
      await page
        .getByRole('region', { name: 'Pictures' })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .click();
      await expect(page.getByText(/Nothing on the site shows it|Shown by/)).toBeVisible();
      await page.screenshot({ path: `${outputDir}/picture-${width}-${colorScheme}.png` });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
