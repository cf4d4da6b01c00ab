import type { Page } from '@playwright/test';
import { createAdministrator, logIn, openAsAdministrator, removeAdministrator } from './support/admin';
import { stack } from './support/stack';
import { emptySubmissions, setDelivery, storeSubmissions } from './support/submissions';
import { expect, test } from './support/test';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Submission Details' });
const filter = (page: Page, name: string) => page.getByRole('search').getByRole('combobox', { name });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test.beforeEach(emptySubmissions);

test('an empty dashboard says what will appear in it, and has nothing to export', async ({ page }) => {
  await openAsAdministrator(page);
  await expect(page).toHaveTitle(/^Admin Dashboard/);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage form submissions and email templates')).toBeVisible();
  await expect(page.getByText('0 submissions found')).toBeVisible();
  await expect(page.getByText('When visitors submit the contact form, they will appear here')).toBeVisible();
  const button = page.getByRole('button', { name: 'Export CSV' });
  await expect(button).toBeDisabled();
  await button.press('Enter');
  await expect(toast(page, 'No data to export')).toBeVisible();
  await filter(page, 'Status').selectOption('closed');
  await expect(page.getByText('Try adjusting your filters to see more results')).toBeVisible();
});

test('a submission shows its columns, and its details everything there is', async ({ page }) => {
  await storeSubmissions({
    name: 'Meera Iyer',
    email: 'meera@example.in',
    phone: '+91 98765 43210',
    company: 'Iyer & Daughters',
    website: 'https://iyer.example.in',
    service_interest: 'local-seo',
    city: 'Chennai',
    message: 'First line\nSecond line',
    landing_page: '/services/local-seo/chennai?utm_source=news',
    referrer: 'https://www.google.com/',
    utm: { source: 'news' },
    created_at: '2026-03-05T20:15:00Z',
  });
  await openAsAdministrator(page);
  await expect(page.getByText('1 submissions found')).toBeVisible();
  const line = row(page, 'Meera Iyer');
  await expect(line).toContainText('Iyer & Daughters');
  await expect(line.getByRole('link', { name: 'meera@example.in' })).toHaveAttribute(
    'href',
    'mailto:meera@example.in',
  );
  await expect(line.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await expect(line).toContainText('Local-seo');
  // 20:15 in UTC is after midnight in India.
  await expect(line).toContainText('06 Mar 2026');
  await expect(line).toContainText('01:45');
  await expect(line).toContainText('New');

  await page.getByRole('button', { name: 'View submission from Meera Iyer' }).click();
  await expect(dialog(page)).toContainText('Submitted on 6 March 2026, 01:45 IST');
  await expect(dialog(page).getByRole('link', { name: 'https://iyer.example.in' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expect(dialog(page)).toContainText('/services/local-seo/chennai?utm_source=news');
  await expect(dialog(page)).toContainText('https://www.google.com/');
  const message = dialog(page).getByText('First line');
  expect(await message.evaluate((element) => getComputedStyle(element).whiteSpace)).toContain('pre');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'View submission from Meera Iyer' })).toBeFocused();
});

test('what visitors typed is shown as text, whatever it is', async ({ page }) => {
  const hostile = '<img src=x onerror="window.hacked=1">{{name}}';
  await storeSubmissions({
    name: hostile,
    company: hostile,
    city: hostile,
    message: `${hostile}\n${'long'.repeat(2000)}`,
    phone: 'javascript:alert(1)',
    website: 'javascript:alert(1)',
    email: 'a?bcc=all@example.in',
  });
  await openAsAdministrator(page);
  await expect(row(page, '<img src=x')).toBeVisible();
  await page.getByRole('button', { name: /^View submission from/ }).click();
  await expect(dialog(page)).toContainText(hostile);
  await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
  await expect(page.locator('a[href*="?bcc="]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});

test('filters and search stand in the address, apply at once, and find what they say', async ({ page }) => {
  const month = 40 * 24 * 3600 * 1000;
  await storeSubmissions(
    { name: 'Old Closed', status: 'closed', created_at: new Date(Date.now() - month).toISOString() },
    { name: 'Asked for speed', service_interest: 'site-speed', message: '100% of our_visitors leave' },
    { name: 'Contacted', status: 'contacted', company: 'Kaveri Mills', city: 'Madurai' },
  );
  await openAsAdministrator(page);
  await expect(page.getByText('3 submissions found')).toBeVisible();
  await filter(page, 'Service').selectOption({ label: 'Site Speed Optimization' });
  await expect(page.getByText('1 submissions found')).toBeVisible();
  await expect(page).toHaveURL(/service=site-speed/);
  await filter(page, 'Service').selectOption('');
  await filter(page, 'Date').selectOption('week');
  await expect(page.getByText('2 submissions found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByText('3 submissions found')).toBeVisible();
  for (const [words, found] of [
    ['kaveri', 1],
    ['MADURAI', 1],
    ['100%', 1],
    ['our_visitors', 1],
    ['our%visitors', 0],
    ['asha@example', 3],
    [`it's, (nothing)`, 0],
  ] as const) {
    await page.getByPlaceholder('Search submissions...').fill(words);
    await expect(page.getByText(`${found} submissions found`), words).toBeVisible();
  }
  await page.getByPlaceholder('Search submissions...').fill('kaveri');
  await expect(page).toHaveURL(/q=kaveri/);
  await expect(page.getByText('1 submissions found')).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder('Search submissions...')).toHaveValue('kaveri');
  await expect(page.getByText('1 submissions found')).toBeVisible();
  await page.goto('/admin?status=nonsense&status=closed&page=abc&q=%00%ff&date[]=x');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('a long list has pages, and no page beyond the last', async ({ page }) => {
  await storeSubmissions(...Array.from({ length: 60 }, (_, index) => ({ name: `Visitor ${index}` })));
  await openAsAdministrator(page);
  await expect(page.getByText('60 submissions found')).toBeVisible();
  await expect(page.locator('[data-submission]')).toHaveCount(25);
  await expect(row(page, 'Visitor 59')).toBeVisible();
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: '3' }).click();
  await expect(page.locator('[data-submission]')).toHaveCount(10);
  await expect(page).toHaveURL(/page=3/);
  await page.goto('/admin?page=99');
  await expect(page.locator('[data-submission]')).toHaveCount(10);
});

test('a status shows at once, is saved, and is written into the history', async ({ page }) => {
  const [id = ''] = await storeSubmissions({ name: 'Meera Iyer' });
  const { email } = await openAsAdministrator(page);
  await page.getByRole('button', { name: 'View submission from Meera Iyer' }).click();
  await dialog(page).getByRole('combobox', { name: 'Status' }).selectOption('contacted');
  await expect(toast(page, 'Status updated successfully')).toBeVisible();
  await expect(dialog(page)).toContainText('New → Contacted');
  await expect(dialog(page)).toContainText(`by ${email}`);
  const { data } = await stack.database.from('form_submissions').select('status').eq('id', id).single();
  expect(data).toEqual({ status: 'contacted' });
  await page.keyboard.press('Escape');
  await expect(row(page, 'Meera Iyer')).toContainText('Contacted');
});

test('a status that cannot be saved is undone', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500|503/);
  await storeSubmissions({ name: 'Meera Iyer' });
  await openAsAdministrator(page);
  await page.getByRole('button', { name: 'View submission from Meera Iyer' }).click();
  await expect(dialog(page)).toContainText('No notes yet.');
  await stack.databaseStops(true);
  await dialog(page).getByRole('combobox', { name: 'Status' }).selectOption('closed');
  await expect(page.getByText(/^Failed to update status: /).first()).toBeVisible();
  await expect(dialog(page).getByRole('combobox', { name: 'Status' })).toHaveValue('new');
});

test('of two administrators at one submission the second learns what the first did', async ({ page }) => {
  const [id = ''] = await storeSubmissions({ name: 'Meera Iyer' });
  await openAsAdministrator(page);
  await expect(row(page, 'Meera Iyer')).toBeVisible();
  await stack.database.from('form_submissions').update({ status: 'contacted' }).eq('id', id);
  await row(page, 'Meera Iyer').focus();
  await page.keyboard.press('3');
  await expect(
    toast(page, 'Failed to update status: Another administrator set it to Contacted meanwhile.'),
  ).toBeVisible();
  await expect(row(page, 'Meera Iyer')).toContainText('Contacted');
});

test('one who works with the keyboard alone sees to a list', async ({ page }) => {
  await storeSubmissions({ name: 'Third' }, { name: 'Second' }, { name: 'First' });
  await openAsAdministrator(page);
  await row(page, 'First').focus();
  await page.keyboard.press('j');
  await expect(row(page, 'Second')).toBeFocused();
  await page.keyboard.press('2');
  await expect(row(page, 'Second')).toContainText('Contacted');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Third');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Third')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this submission?',
  });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Submission deleted successfully')).toBeVisible();
  await expect(row(page, 'Second')).toHaveCount(0);
  await expect(row(page, 'Third')).toBeFocused();
  await page.getByPlaceholder('Search submissions...').focus();
  await page.keyboard.press('j');
  await expect(page.getByPlaceholder('Search submissions...')).toHaveValue('j');
});

test('deleting from the details closes them, and asks first', async ({ page }) => {
  const [id = ''] = await storeSubmissions({ name: 'Meera Iyer' });
  await openAsAdministrator(page);
  await page.getByRole('button', { name: 'View submission from Meera Iyer' }).click();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Submission deleted successfully')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const deletedAt = async () =>
    (await stack.database.from('form_submissions').select('deleted_at').eq('id', id)).data;
  expect(await deletedAt()).not.toEqual([{ deleted_at: null }]);
  await expect(page.getByText('Meera Iyer was deleted.')).toBeVisible();
  await expect(page.getByText('0 submissions found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, 'Meera Iyer')).toBeVisible();
  expect(await deletedAt()).toEqual([{ deleted_at: null }]);
});

test('a deleted submission is restored later, or goes for good', async ({ page }) => {
  const deleted_at = new Date().toISOString();
  await storeSubmissions({ name: 'Restored', deleted_at }, { name: 'Thrown away', deleted_at });
  await openAsAdministrator(page);
  await expect(page.getByText('0 submissions found')).toBeVisible();
  await page.getByRole('link', { name: 'Deleted submissions' }).click();
  await expect(page.getByText('2 deleted submissions')).toBeVisible();
  await page.getByRole('button', { name: 'Restore submission from Restored' }).click();
  await expect(page.getByText('1 deleted submissions')).toBeVisible();
  await page.getByRole('button', { name: 'Delete submission from Thrown away for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('0 deleted submissions')).toBeVisible();
  const { data } = await stack.database.from('form_submissions').select('name');
  expect(data).toEqual([{ name: 'Restored' }]);
});

test('the link of a notification leads through the sign-in to its submission, and Back closes it', async ({
  page,
}) => {
  const name = `Linked ${Date.now()}`;
  const [id = ''] = await storeSubmissions({ name, status: 'closed' }, { name: 'Another' });
  await expect.poll(async () => (await stack.mailsAbout(name)).length, { timeout: 15_000 }).toBe(1);
  const [, path = ''] =
    /href="https?:\/\/[^/"]+([^"]+)"/.exec((await stack.mailsAbout(name))[0]?.html ?? '') ?? [];
  expect(path).toBe(`/admin?lead=${id}`);
  const person = await createAdministrator();
  await page.goto(path);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(dialog(page)).toContainText(name);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'View submission from Another' }).click();
  await expect(page).toHaveURL(/lead=/);
  await page.reload();
  await expect(dialog(page)).toContainText('Another');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goForward();
  await expect(dialog(page)).toContainText('Another');
  await page.goto('/admin?lead=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('The submission of this address has been deleted.')).toBeVisible();
});

test('new submissions are counted in the title and the menu, and shown when one asks', async ({ page }) => {
  await storeSubmissions({ name: 'First' });
  await openAsAdministrator(page);
  const menu = page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: /^Submissions/ });
  await expect(menu).toHaveText('Submissions1 new');
  await storeSubmissions({ name: 'Second', created_at: new Date(Date.now() + 1000).toISOString() });
  // As a tab that is looked at again asks at once.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('1 new enquiry', { exact: true })).toBeVisible();
  await expect(menu).toHaveText('Submissions2 new');
  await expect(page).toHaveTitle(/^\(1\) Admin Dashboard/);
  await expect(row(page, 'Second')).toBeHidden();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(row(page, 'Second')).toBeVisible();
});

test('offline a status says at the row that it was not saved, and the press is repeated later', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await storeSubmissions({ name: 'Meera Iyer' });
  await openAsAdministrator(page);
  await expect(row(page, 'Meera Iyer')).toBeVisible();
  await context.setOffline(true);
  await row(page, 'Meera Iyer').focus();
  await page.keyboard.press('2');
  await expect(row(page, 'Meera Iyer')).toContainText('Not saved as Contacted. This device is offline.');
  await expect(page.getByText(/^Failed to update status: /).first()).toBeVisible();
  await filter(page, 'Status').selectOption('closed');
  await expect(toast(page, 'This device is offline')).toBeVisible();
  await context.setOffline(false);
  await row(page, 'Meera Iyer').getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Meera Iyer')).toContainText('Contacted');
  await expect(row(page, 'Meera Iyer')).not.toContainText('Not saved');
});

test('a filtered list keeps its promise: what no longer fits leaves it, is counted out and can be had back', async ({
  page,
}) => {
  await storeSubmissions({ name: 'Meera Iyer' }, { name: 'Asha Rao' });
  await openAsAdministrator(page, '/admin?status=new');
  await expect(page.getByText('2 submissions found')).toBeVisible();
  await row(page, 'Meera Iyer').focus();
  await page.keyboard.press('3');
  await expect(page.getByText('1 submissions found')).toBeVisible();
  await expect(page.getByText('Meera Iyer: New → Closed. It no longer fits the filter')).toBeVisible();
  await expect(page.locator('[data-submission]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 submissions found')).toBeVisible();
});

for (const [width, height] of [
  [375, 740],
  [1440, 900],
] as const)
  test(`at ${width} pixels the list's first status and a message's beginning are seen without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await storeSubmissions({
      name: 'Meera Iyer',
      company: 'Iyer & Daughters',
      phone: '+91 98765 43210',
      message: `Beginning ${'of a long message '.repeat(20)}`,
    });
    await openAsAdministrator(page);
    await expect(row(page, 'Meera Iyer')).toBeVisible();
    const line = row(page, 'Meera Iyer').getByText('Beginning');
    await expect(line).toBeInViewport();
    await expect(row(page, 'Meera Iyer').getByText('New', { exact: true })).toBeInViewport();
    expect((await line.boundingBox())?.height).toBeLessThan(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'View submission from Meera Iyer' }).click();
    await expect(dialog(page).getByRole('combobox', { name: 'Status' })).toBeInViewport();
    await expect(dialog(page).getByText('Beginning')).toBeInViewport();
  });

test('notes say who wrote them, and are not lost with the session', async ({ page, browser, baseURL }) => {
  await storeSubmissions({ name: 'Meera Iyer' });
  const person = await openAsAdministrator(page);
  await page.getByRole('button', { name: 'View submission from Meera Iyer' }).click();
  await dialog(page).getByLabel('Add a note').fill('Called, asked for a quote.');
  await dialog(page).getByRole('button', { name: 'Add note' }).click();
  await expect(toast(page, 'Note added')).toBeVisible();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Called' })).toContainText(person.email);

  await removeAdministrator(person);
  await dialog(page).getByLabel('Add a note').fill('A second thought');
  await dialog(page).getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Your session has ended. What you typed is still here.')).toBeVisible();
  await expect(dialog(page).getByLabel('Add a note')).toHaveValue('A second thought');
  await stack.database.from('administrators').insert({ user_id: person.id, role: 'owner' });
  await dialog(page).getByRole('button', { name: 'Add note' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'A second thought' })).toBeVisible();
  await expect(page.getByText('Your session has ended. What you typed is still here.')).toBeHidden();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/admin');
  await logIn(other, await createAdministrator());
  await expect(row(other, 'Meera Iyer')).toContainText('2 notes');
  await other.context().close();
});

test('a notification that failed is marked, explained, and sent again', async ({ page }) => {
  const name = `Undelivered ${Date.now()}`;
  const [id = ''] = await storeSubmissions({ name });
  await setDelivery(id, { state: 'failed', attempts: 30, last_error: '500 application_error' });
  await openAsAdministrator(page);
  await expect(page.getByText('1 notification e-mail could not be sent.')).toBeVisible();
  await expect(row(page, name)).toContainText('E-mail failed');
  await page.getByRole('button', { name: `View submission from ${name}` }).click();
  await expect(dialog(page)).toContainText('Not sent after 30 attempts. Reason: 500 application_error');
  await dialog(page).getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'The notification is being sent again')).toBeVisible();
  await expect(dialog(page)).toContainText('Sent.', { timeout: 15_000 });
  expect(await stack.mailsAbout(name)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(page.getByText('could not be sent')).toBeHidden();
});

test('the chart follows the filters and has its numbers in a table', async ({ page }) => {
  const weekAgo = new Date(Date.now() - 7 * 24 * 3600 * 1000).toISOString();
  await storeSubmissions(
    { service_interest: 'ppc', created_at: weekAgo },
    { service_interest: 'seo' },
    { service_interest: 'seo' },
  );
  await openAsAdministrator(page);
  await expect(page.getByRole('img', { name: /3 submissions in 2 weeks/ })).toBeVisible();
  await page.getByText('Show the numbers as a table').click();
  const table = page.getByRole('region', { name: 'Submissions by week and service, as a table' });
  await expect(table.getByRole('columnheader')).toHaveText(['Week of', 'SEO', 'PPC Management', 'Total']);
  await filter(page, 'Service').selectOption('ppc');
  await expect(page.getByRole('img', { name: /1 submissions/ })).toBeVisible();
});

test('while the database is away nothing looks empty', async ({ page, expectedErrors }) => {
  expectedErrors.push(/500/);
  await storeSubmissions({ name: 'Meera Iyer' });
  await openAsAdministrator(page);
  await stack.databaseStops(true);
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(500);
  await expect(page.getByText('No submissions found')).toBeHidden();
  await expect(page.getByText('0 submissions found')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list is read, filtered and paged', async ({ page }) => {
    await storeSubmissions(...Array.from({ length: 30 }, (_, index) => ({ name: `Visitor ${index}` })));
    await openAsAdministrator(page);
    await page.getByPlaceholder('Search submissions...').fill('Visitor 2');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByText('12 submissions found')).toBeVisible();
    await page.goto('/admin');
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: '2' }).click();
    await expect(page.locator('[data-submission]')).toHaveCount(5);
  });
});
