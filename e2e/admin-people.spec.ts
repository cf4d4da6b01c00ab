import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { createAccount, createAdministrator, logIn, openAsAdministrator } from './support/admin';
import { authenticator } from './support/authenticator';
import { stack } from './support/stack';
import { expect, test, watchConsole } from './support/test';

const PASSWORD = 'granite lighthouse 71';

/** Another device, which fails the journey on errors as the first one does. */
async function anotherDevice(browser: Browser, baseURL = '', options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, ...options });
  return context.newPage();
}

async function linkFor(email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const [mail] = await stack.mailsAbout(email);
    link = /href="([^"]+\/admin\/link[^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).toContain('token_hash=');
  }).toPass();
  return link;
}

async function press(page: Page | Locator, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

test('an owner invites an editor, who sets a password and a second factor, forgets the password, and is logged out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const email = `editor-${Date.now()}@staff.example.in`;
  await openAsAdministrator(page, '/admin/people');
  await page.getByLabel('E-mail').fill('nobody');
  await press(page, 'Send the invitation');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Send the invitation');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await expect(row).toContainText('Editor');
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Send the invitation');
  await expect(page.getByText('This person is one of the staff already.')).toBeVisible();

  const phone = await anotherDevice(browser, baseURL, { viewport: { width: 375, height: 740 } });
  const wrong = watchConsole(phone, [/403/]);
  const invitation = await linkFor(email);
  await phone.goto(invitation);
  // A program that looks at every link has looked at this one.
  await phone.goto(invitation);
  await press(phone, 'Accept the invitation');
  await expect(phone.getByRole('heading', { name: 'New password' })).toBeVisible();
  await phone.getByLabel('New password', { exact: true }).fill('aaaaaaaaaaaa');
  await phone.getByLabel('New password, once more').fill('aaaaaaaaaaaa');
  await press(phone, 'Set the password');
  await expect(phone.getByText('A password that follows a simple pattern').first()).toBeVisible();
  await phone.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await phone.getByLabel('New password, once more').fill(PASSWORD);
  await press(phone, 'Set the password');
  await expect(phone.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(phone.getByText('Export CSV')).toBeHidden();
  await expect(phone.getByRole('button', { name: 'Edit Email Template' })).toBeHidden();
  await phone.getByText('Menu', { exact: true }).click();
  await expect(phone.getByRole('link', { name: 'City pages' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'People' })).toBeHidden();
  const answer = await phone.goto('/admin/people');
  expect(answer?.status()).toBe(403);
  await expect(phone.getByRole('heading', { name: 'For owners only' })).toBeVisible();
  expect((await phone.request.get('/api/submissions/export')).status()).toBe(403);
  await phone.goto(invitation);
  await press(phone, 'Accept the invitation');
  await expect(phone.getByText('This link has been used or is too old.').first()).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Send me another link' })).toBeVisible();

  await phone.goto('/admin/account');
  await phone.getByRole('link', { name: 'Set up a second factor' }).click();
  await press(phone, 'Go on');
  await expect(phone.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(phone, [375, 1440]);
  const nextCode = authenticator((await phone.locator('code').textContent()) ?? '');
  await phone.getByLabel('Code', { exact: true }).fill('000000');
  await press(phone, 'Go on');
  await expect(phone.getByText('This code is not right').first()).toBeVisible();
  const used = nextCode();
  await phone.getByLabel('Code', { exact: true }).fill(`${used.slice(0, 3)} ${used.slice(3)}`);
  await press(phone, 'Go on');
  await expect(phone.getByText('Your second factor is on.', { exact: false })).toBeVisible();
  await expect(phone.getByRole('row').filter({ hasText: 'This one, now' })).toContainText('Chrome');

  await press(phone, 'Logout');
  await expect(phone.getByText('You have been logged out')).toBeVisible();
  await phone.goto('/admin/blog');
  await phone.getByLabel('E-mail').fill(email);
  await phone.getByLabel('Password').fill(PASSWORD);
  await press(phone, 'Login');
  await expect(phone.getByRole('heading', { name: 'Your code' })).toBeVisible();
  await phone.goto('/admin');
  await expect(phone.getByRole('heading', { name: 'Your code' })).toBeVisible();
  await phone.getByLabel('Code', { exact: true }).fill(used);
  await press(phone, 'Go on');
  await expect(phone.getByText('or it was used before').first()).toBeVisible();
  await phone.getByLabel('Code', { exact: true }).fill(nextCode());
  await press(phone, 'Go on');
  await expect(phone.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

  await press(phone, 'Logout');
  await phone.getByRole('link', { name: 'Forgotten your password?' }).click();
  await phone.getByLabel('E-mail').fill(email);
  await press(phone, 'Send the link');
  await expect(phone.getByText('If somebody of the staff has this address')).toBeVisible();
  let reset = invitation;
  await expect(async () => {
    reset = await linkFor(email);
    expect(reset).toContain('type=recovery');
  }).toPass();
  await phone.goto(reset);
  await press(phone, 'Go on');
  await expect(phone.getByRole('heading', { name: 'Your code' })).toBeVisible();
  await phone.getByLabel('Code', { exact: true }).fill(nextCode());
  await press(phone, 'Go on');
  await phone.getByLabel('New password', { exact: true }).fill(`${PASSWORD} anew`);
  await phone.getByLabel('New password, once more').fill(`${PASSWORD} anew`);
  await press(phone, 'Set the password');
  await expect(phone.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  expect(wrong).toEqual([]);

  await page.reload();
  await expect(row).toContainText('Yes');
  await press(row, `Log out: ${email}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out everywhere')).toBeVisible();
  await phone.goto('/admin/blog');
  await expect(phone.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await press(row, `Reset second factor: ${email}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click();
  await expect(row).toContainText('No');
  await logIn(phone, { id: '', email, password: `${PASSWORD} anew` });
  await expectAccessible(page, [375, 1440]);
});

test('nobody learns who has an account, and nothing is sent to whoever has none', async ({ page }) => {
  const answers: string[] = [];
  for (const { email } of [await createAccount(), { email: 'nobody@staff.example.in' }]) {
    await page.goto('/admin/forgotten');
    await page.getByLabel('E-mail').fill(email);
    await press(page, 'Send the link');
    answers.push((await page.getByRole('status').filter({ hasText: 'If somebody' }).textContent()) ?? '');
  }
  expect(answers[0]).toBe(answers[1]);
  expect(await stack.mailsAbout('nobody@staff.example.in')).toEqual([]);
});

test('without JavaScript somebody with a second factor logs in, and sets one up', async ({
  browser,
  baseURL,
}) => {
  const person = await createAdministrator('editor');
  const page = await anotherDevice(browser, baseURL, { javaScriptEnabled: false });
  const enter = async (path: string) => {
    await page.goto(path);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await press(page, 'Login');
  };
  await enter('/admin/second-factor');
  await page.goto('/admin/second-factor?next=/admin/blog');
  await press(page, 'Go on');
  const nextCode = authenticator((await page.locator('code').textContent()) ?? '');
  await page.getByLabel('Code', { exact: true }).fill('12');
  await press(page, 'Go on');
  await expect(page.getByText('Please enter the six digits').first()).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(nextCode());
  await press(page, 'Go on');
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.context().clearCookies();
  await enter('/admin/authors');
  await page.getByLabel('Code', { exact: true }).fill(nextCode());
  await press(page, 'Go on');
  await expect(page).toHaveURL(/\/admin\/authors$/);
});

test("a session elsewhere is ended from the page of one's account", async ({ page, browser, baseURL }) => {
  const person = await openAsAdministrator(page, '/admin/account');
  const other = await anotherDevice(browser, baseURL, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await other.goto('/admin');
  await logIn(other, person);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Safari on iPhone' });
  await row.getByRole('button', { name: /^End the session of Safari on iPhone/ }).click();
  await expect(page.getByText('Session ended')).toBeVisible();
  await expect(row).toBeHidden();
  await other.goto('/admin/blog');
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expectAccessible(page, [375, 1440]);
});
