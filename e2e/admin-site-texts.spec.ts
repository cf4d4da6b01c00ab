import type { Page } from '@playwright/test';
import { openAsAdministrator } from './support/admin';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const changed = ['home', 'home-questions', 'team', 'contact-questions', 'privacy-policy'];

test.afterEach(async () => {
  const { error } = await stack.database.from('site_sections').delete().in('name', changed);
  if (error) throw error;
});

async function open(page: Page, title: string) {
  await page.goto('/admin/site');
  await page.getByRole('link', { name: title, exact: true }).click();
  return page.getByRole('form', { name: title });
}

async function save(page: Page, title: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${title} saved`)).toBeVisible();
}

test('the owner writes the home page, the contact page and a legal text anew', async ({ page, browser }) => {
  await openAsAdministrator(page, '/admin/site');
  const visitor = await (await browser.newContext()).newPage();

  const home = await open(page, 'Home page');
  await home.getByLabel('Headline', { exact: true }).fill('Found in Pune by {{nobody}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(home.getByLabel('Headline', { exact: true })).toHaveAccessibleDescription(
    /nothing called {{nobody}}/,
  );
  await home.getByLabel('Headline', { exact: true }).fill('Found in Pune, with {{brand}}');
  await home.getByLabel('Title in search results', { exact: true }).fill('SEO from Pune');
  await expect(page.getByRole('region', { name: 'In search results' })).toContainText('SEO from Pune');
  await save(page, 'Home page');

  const questions = await open(page, 'Questions: home page');
  const second = questions.getByRole('group', { name: 'Question 2 of 4' });
  await second.getByLabel('Question', { exact: true }).fill('आप कितना लेते हैं?');
  await second.getByLabel('Answer', { exact: true }).fill('From {{seo_monthly}} a month.\nNothing more.');
  await save(page, 'Questions: home page');

  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Found in Pune, with Marigold Search');
  await expect(visitor).toHaveTitle(/^SEO from Pune/);
  await visitor.getByText('आप कितना लेते हैं?').click();
  await expect(visitor.getByText('From $800 a month. Nothing more.')).toBeVisible();

  const team = await open(page, 'Team');
  const first = team.getByRole('group', { name: 'Person 1 of 4' });
  await first.getByLabel('Name', { exact: true }).fill('Zoya Khan');
  await first.getByLabel('May it be published?', { exact: true }).selectOption('permitted');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByLabel('Source and permission', { exact: true })).toHaveAccessibleDescription(
    /who agreed and when/,
  );
  await first.getByLabel('Source and permission', { exact: true }).fill('She agreed by e-mail on 1 May.');
  await save(page, 'Team');

  const asked = await open(page, 'Questions: contact page');
  for (let left = 5; left > 0; left--)
    await asked.getByRole('button', { name: /^Remove question 1/i }).click();
  await save(page, 'Questions: contact page');

  await visitor.goto('/contact');
  await expect(visitor.getByRole('heading', { name: 'Zoya Khan' })).toBeVisible();
  await expect(visitor.getByText('Sample profile')).toHaveCount(3);
  await expect(visitor.getByText('agreed by e-mail')).toHaveCount(0);
  await expect(visitor.getByText('Frequently Asked Questions')).toHaveCount(0);
  const graph = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(graph.join('')).toContain('"Zoya Khan"');
  expect(graph.join('')).not.toContain('Vikram Menon');
  expect(graph.join('')).not.toContain('FAQPage');

  const policy = await open(page, 'Privacy policy');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  await policy.getByLabel('Introduction', { exact: true }).fill('We store nothing that you do not send us.');
  await policy.getByLabel('Last changed', { exact: true }).fill('2026-03-04');
  await save(page, 'Privacy policy');
  await visitor.goto('/privacy-policy');
  await expect(visitor.getByText('We store nothing that you do not send us.')).toBeVisible();
  await expect(visitor.getByText('Last changed on March 4, 2026')).toBeVisible();
  await policy.getByLabel('Introduction', { exact: true }).fill('We store little.');
  await save(page, 'Privacy policy');
  await expect(policy.getByLabel('Last changed', { exact: true })).toHaveValue(today);
  await visitor.reload();
  await expect(visitor.locator('time')).toHaveAttribute('datetime', today);
});
