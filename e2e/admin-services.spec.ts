import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { expectAccessible } from './support/accessibility';
import { openAsAdministrator } from './support/admin';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const { database } = stack;
const services = () => database.from('service_details');
const WIDTHS = [375, 1440];
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

let before: { id: string; service_slug: string }[] = [];

async function putBack(): Promise<void> {
  await services().delete().eq('service_name', 'Email Marketing');
  for (const { id, ...columns } of before) await services().update(columns).eq('id', id).throwOnError();
}
test.beforeAll(async () => {
  await putBack();
  before = (await services().select('*').throwOnError()).data ?? [];
});
test.afterAll(putBack);

async function look(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      localStorage.setItem('theme', chosen);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }));
    }, theme);
    await expect(page.locator('html')).toHaveClass(new RegExp(theme));
    await expectAccessible(page, WIDTHS, `${what}-${theme}`);
  }
}

async function save(page: Page, name = 'Save Service'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
}

test('an owner renames, prices and moves a service, and sells a seventh without a developer', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  const text = async (path: string) => (await request.get(path)).text();
  const documentOf = async (path: string) => load(await text(path));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/services', '/services/ppc', '/services/ppc/mumbai', '/contact', '/sitemap.xml'])
    await request.get(path);

  await openAsAdministrator(page, '/admin/services');
  await expect(row(page, 'SEO')).toBeVisible();
  await look(page, 'list');
  await row(page, 'PPC').getByRole('link', { name: 'PPC', exact: true }).click();
  await field(page, 'Name').fill('Paid Search');
  await field(page, 'Headline').fill('Ads that pay for themselves');
  await field(page, 'Price headline').fill('From {{no_such_figure}} a month');
  await page.getByRole('button', { name: 'Save Service' }).click();
  await expect(
    page.getByText('There is no figure {{no_such_figure}}. The figures are under Site.'),
  ).toBeVisible();
  await expect(field(page, 'Price headline')).toBeFocused();
  await field(page, 'Price headline').fill('From ₹41,000 a month');
  await save(page);
  await expect(field(page, 'Name')).toHaveValue('Paid Search');
  expect((await documentOf('/services/ppc'))('h1').text()).toBe('Ads that pay for themselves');
  expect((await documentOf('/services/ppc/mumbai'))('#pricing').text()).toContain('From ₹41,000 a month');
  for (const path of ['/', '/services', '/contact']) expect(await text(path), path).toContain('Paid Search');
  expect((await documentOf('/contact'))('option[value="ppc"]').text()).toBe('Paid Search');
  await page
    .locator('form details')
    .evaluateAll((parts) => parts.map((part) => part.setAttribute('open', '')));
  await look(page, 'form');

  await page.goto('/admin/services');
  const names = async () =>
    (await page.getByRole('row').getByRole('rowheader').allTextContents()).map((name) => name.trim());
  const place = (await names()).indexOf('Paid Search');
  expect(place).toBeGreaterThan(0);
  const up = page.getByRole('button', { name: 'Move Paid Search up' });
  for (let left = place; left > 0; left -= 1) {
    await up.click();
    await expect.poll(async () => (await names()).indexOf('Paid Search')).toBe(left - 1);
  }
  await expect(up).toBeFocused();
  const menu = (await documentOf('/contact'))('footer a[href^="/services/"]').first();
  expect(menu.attr('href')).toBe('/services/ppc');

  await page.getByRole('link', { name: 'New Service' }).click();
  await field(page, 'Name').fill('SEO');
  await field(page, 'Slug').fill('blog');
  await page.getByText('Questions and closing').click();
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByText('Questions and closing').click();
  await page.getByRole('button', { name: 'Create Service' }).click();
  await expect(page.getByText(/^Other pages of the site begin with this word/)).toBeVisible();
  await expect(page.getByText('Please write the question, or remove it.')).toBeVisible();
  await look(page, 'refused');
  await field(page, 'Question').fill('How many e-mails do you send?');
  await field(page, 'Answer').fill('As many as are read.');
  await field(page, 'Slug').fill('email-marketing');
  await page.getByRole('button', { name: 'Create Service' }).click();
  await expect(page.getByText('Another service has this name already.')).toBeVisible();
  await field(page, 'Name').fill('Email Marketing');
  await field(page, 'Short description').fill('Letters that people wait for.');
  await page.getByLabel(/^State/).selectOption('published');
  await page.getByRole('button', { name: 'Create Service' }).click();
  await expect(page).toHaveURL(/\/admin\/services\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: 'View page' })).toHaveAttribute(
    'href',
    '/services/email-marketing',
  );

  const seventh = await documentOf('/services/email-marketing');
  expect(seventh('h1').text()).toContain('Email Marketing');
  expect(seventh('main').text()).toContain('How many e-mails do you send?');
  for (const path of ['/', '/services', '/locations'])
    expect((await documentOf(path))('a[href="/services/email-marketing"]').length, path).toBeGreaterThan(0);
  expect((await documentOf('/'))('footer a[href="/services/email-marketing"]').text()).toBe(
    'Email Marketing',
  );
  expect((await documentOf('/contact'))('option[value="email-marketing"]').text()).toBe('Email Marketing');
  await expect.poll(() => text('/sitemaps/services.xml')).toContain('/services/email-marketing');
});
