import type { Page } from '@playwright/test';
import { openAsAdministrator } from './support/admin';
import { nagpurText } from './support/city-text';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const CITIES = ['Nagpur', 'Indore', 'Wardha'];
const guard = (page: Page) => page.getByRole('region', { name: 'Doorway guard' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

async function clear() {
  await stack.database.from('city_pages').delete().in('city', CITIES);
  await stack.database.from('slug_redirects').delete().like('source_path', '/services/seo/%');
}
test.beforeAll(clear);
test.afterAll(clear);

test('a copy is told from a page, mended, previewed, published, found, and duplicated', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { data: pune } = await stack.database
    .from('city_pages')
    .select('intro_paragraph')
    .match({ city: 'Pune', service_type: 'SEO' })
    .single();
  await openAsAdministrator(page, '/admin/city-pages');
  await expect(page.getByRole('row', { name: /SEO in Pune/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'New City Page' }).click();
  // The list has a choice of services too.
  await expect(page.getByRole('heading', { level: 1, name: 'New City Page' })).toBeVisible();
  await page.getByLabel('Service', { exact: true }).selectOption('SEO');
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Nagpur');
  await text(page).fill(String(pune?.intro_paragraph));
  await expect(guard(page).getByText('Kept out', { exact: true })).toBeVisible();
  await expect(guard(page).getByRole('link', { name: 'SEO in Pune' }).first()).toBeVisible();

  await text(page).fill(nagpurText);
  await expect(guard(page).getByText('Would be shown', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Nagpur found by its own words');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Where do you meet us?');
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('In Sitabuldi, or at your desk.');
  await page.getByRole('tab', { name: 'Live preview' }).click();
  const shown = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(shown.getByRole('heading', { name: 'Nagpur found by its own words' })).toBeVisible();
  await expect(shown.getByText('Where do you meet us?').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'State of the page' }).selectOption('published');
  await page.getByRole('button', { name: 'Create City Page' }).click();
  await expect(page).toHaveURL(/\/admin\/city-pages\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/services/seo/nagpur');
  expect(await (await request.get('/services/seo/nagpur')).text()).toContain('Nagpur found by its own words');
  await expect
    .poll(async () => (await request.get('/locations')).text())
    .toContain('href="/services/seo/nagpur"');
  await expect
    .poll(async () => (await request.get('/sitemaps/cities-1.xml')).text())
    .toContain('/services/seo/nagpur');

  await stack.database.from('city_pages').update({ state: 'MH' }).eq('city', 'Nagpur');
  await page.getByRole('textbox', { name: 'State', exact: true }).fill('Maharashtra');
  await page.getByRole('button', { name: 'Save City Page' }).click();
  await expect(page.getByText('Somebody else saved this page meanwhile.')).toBeVisible();
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();

  await page.goto('/admin/city-pages?q=nagpur');
  await page.getByRole('link', { name: 'Duplicate SEO in Nagpur' }).click();
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Indore');
  await expect(
    guard(page).getByText(/stands on older pages too, most of it on “SEO in Nagpur”/),
  ).toBeVisible();
});

test('a sheet is looked at before it brings drafts', async ({ page }) => {
  await openAsAdministrator(page, '/admin/city-pages/sheet');
  const choose = (content: string) =>
    page
      .getByLabel('Sheet of city pages')
      .setInputFiles({ name: 'cities.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await choose('city;service;text\nwardha;SEO;Text\nPune;SEO;Text');
  await expect(page.getByRole('row', { name: /Line 2/ })).toContainText('city');
  await expect(page.getByText(/^Nothing can be imported yet: 1 fault/)).toBeVisible();
  await choose('\ufeffcity;service;text\r\nWardha;seo;"वर्धा में, ""SEO"""\r\nPune;SEO;Text\r\n');
  await expect(page.getByText('stay as they are: SEO in Pune.')).toBeVisible();
  await page.getByRole('button', { name: 'Make 1 drafts' }).click();
  await expect(page).toHaveURL(/status=draft$/);
  await expect(page.getByRole('row', { name: /SEO in Wardha/ })).toContainText('Draft');
  const answer = await page.request.get('/api/city-pages/export');
  expect(await answer.text()).toContain('वर्धा में, ""SEO""');
});
