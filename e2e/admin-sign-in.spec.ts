import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { projectClient } from '../lib/supabase/project';
import {
  createAccount,
  createAdministrator,
  logIn,
  openAsAdministrator,
  removeAdministrator,
} from './support/admin';
import { stack } from './support/stack';
import { expect, test } from './support/test';

test('what was refused is there for the staff to read', async ({ page }) => {
  const person = await createAdministrator();
  await page.goto('/admin');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Incorrect password').first()).toBeVisible();
  await logIn(page, person);
  await page.goto('/admin/security?kind=sign-in.refused');
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Sign-in refused');
  await page.goto(`/admin/security?q=${person.email}`);
  await expect(page.getByText('2 events found')).toBeVisible();
});

test('whoever asks for a page of the staff signs in first and comes to that page', async ({ page }) => {
  const person = await createAdministrator();
  await page.goto('/admin/account?from=a-mail');
  await expect(page).toHaveURL(/\/admin\/login\?next=/);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await logIn(page, person);
  await expect(page).toHaveURL(/\/admin\/account\?from=a-mail$/);
  await expect(page.getByText('Authenticated')).toBeVisible();
  await expect(page.getByText('You are now logged in as admin')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a wrong password, an unknown account and somebody who is no administrator get the same answer', async ({
  page,
}) => {
  const administrator = await createAdministrator();
  const stranger = await createAccount();
  const attempts = [
    { ...administrator, password: 'not the password at all' },
    { ...administrator, email: 'nobody@staff.example.in' },
    stranger,
  ];
  await page.goto('/admin/login');
  for (const { email, password } of attempts) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect password' })).toBeVisible();
    await expect(page.getByText('Authentication failed').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.reload();
  }
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('the form says what is missing', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
});

test('of a hundred wrong passwords at once no more than ten are tried, and the account is open to its owner elsewhere', async ({
  page,
  request,
  baseURL,
}) => {
  const person = await createAdministrator();
  await page.goto('/admin/login');
  const html = await (await request.get('/admin/login')).text();
  const fields = [...html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)];
  const attempt = (index: number) => {
    const form = new FormData();
    for (const [, name = '', value = ''] of fields) form.append(name, value.replaceAll('&quot;', '"'));
    form.append('email', person.email);
    form.append('password', `guess number ${index}`);
    return fetch(`${baseURL}/admin/login`, {
      method: 'POST',
      body: form,
      headers: { origin: baseURL ?? '', 'x-forwarded-for': '203.0.113.200' },
    });
  };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => attempt(index)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const answered = (sentence: string) => texts.filter((text) => text.includes(sentence)).length;
  const tried = answered('Incorrect password');
  // Auth may take too long for one that comes with ninety-nine others; lib/auth/attempts.test.ts counts exactly.
  const late = answered('The sign-in service does not answer');
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThanOrEqual(10);
  expect(tried + late + answered('Too many attempts')).toBe(100);

  await logIn(page, person);
});

test('the session is in cookies that no script can read, and ends on the server with the log-out', async ({
  page,
  context,
  request,
}) => {
  await openAsAdministrator(page, '/admin/account');
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('staff'));
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie.expires * 1000 - Date.now()).toBeLessThanOrEqual(2 * 3600 * 1000);
    expect(cookie.name.length + cookie.value.length).toBeLessThan(4096);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('staff');
  const header = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const before = await request.get('/admin/account', { headers: header, maxRedirects: 0 });
  expect(before.status()).toBe(200);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been logged out')).toBeVisible();
  const after = await request.get('/admin/account', { headers: header, maxRedirects: 0 });
  expect(after.status()).toBe(307);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('a session that runs out is renewed without anybody noticing, until it is ended', async ({
  page,
  context,
}) => {
  const person = await openAsAdministrator(page, '/admin/account');
  const cookie = async () => (await context.cookies()).find(({ name }) => name.startsWith('staff'))?.value;
  const first = await cookie();
  const cookieAfterVisit = async () => {
    await page.goto('/admin/account');
    await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
    return cookie();
  };
  await expect.poll(cookieAfterVisit, { timeout: 20_000 }).not.toBe(first);
  const { error } = await stack.database.auth.admin.updateUserById(person.id, {
    password: 'changed by somebody else',
  });
  expect(error).toBeNull();
  await page.goto('/admin/account?again');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Faccount%3Fagain/);
});

test('an administrator who is removed is out on the next request', async ({ page }) => {
  const person = await openAsAdministrator(page, '/admin/account');
  await removeAdministrator(person);
  await page.goto('/admin/account');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('nothing of the staff area is indexed, cached or listed', async ({ page, request }) => {
  await openAsAdministrator(page, '/admin/account');
  for (const path of ['/admin', '/admin/account', '/admin/login']) {
    for (const asker of [request, page.request]) {
      const answer = await asker.get(path, { maxRedirects: 0 });
      expect(answer.headers()['x-robots-tag'], path).toContain('noindex');
      expect(answer.headers()['cache-control'], path).toContain('no-store');
      expect(answer.headers()['cache-control'], path).toContain('private');
    }
  }
  expect(await (await request.get('/admin/login')).text()).toMatch(/<meta name="robots" content="noindex/);
});

for (const next of [
  'https://evil.example/admin',
  '//evil.example',
  '/\\evil.example',
  '/admin/../contact',
  'javascript:alert(1)',
  '/admin@evil.example',
]) {
  test(`a sign-in never leads to ${next}`, async ({ page }) => {
    await page.goto(`/admin/login?next=${encodeURIComponent(next)}`);
    await logIn(page, await createAdministrator());
    await expect(page).toHaveURL(/\/admin$/);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('one can sign in, go where one wanted to go, and leave', async ({ page }) => {
    await openAsAdministrator(page, '/admin/account');
    await expect(page).toHaveURL(/\/admin\/account$/);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
});

test('while the database is away the sign-in says so, and calls no password wrong', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const person = await createAdministrator();
  await page.goto('/admin/login');
  await stack.databaseStops(true);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The sign-in service does not answer' }),
  ).toBeVisible();
  await stack.mend();
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await stack.databaseStops(true);
  const answer = await page.request.get('/admin/account');
  expect(answer.status()).toBe(500);
  expect(await answer.text()).not.toContain(person.email);
});

test('a password is changed with the old one, and other sessions of the account end', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await openAsAdministrator(page, '/admin/account');
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await elsewhere.goto('/admin/account');
  await logIn(elsewhere, person);

  const change = async (current: string, wanted: string, repeated = wanted) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(wanted);
    await page.getByLabel('New password, once more').fill(repeated);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('something else', 'three quiet herons');
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await change(person.password, 'short');
  await expect(page.getByText('The new password must be at least 12 characters')).toBeVisible();
  await change(person.password, 'three quiet herons', 'three loud herons');
  await expect(page.getByText('The two new passwords differ')).toBeVisible();
  await change(person.password, 'password1234');
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await change(person.password, 'three quiet herons');
  await expect(page.getByText('Password changed')).toBeVisible();

  await elsewhere.goto('/admin/account');
  await expect(elsewhere).toHaveURL(/\/admin\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
  const client = projectClient(stack.url, process.env.SUPABASE_PUBLISHABLE_KEY);
  const { error } = await client.auth.signInWithPassword({ email: person.email, password: person.password });
  expect(error?.status).toBe(400);
  await elsewhere.context().close();
});

test('`npm run admin` makes an administrator who can sign in, names everyone, and removes them', async ({
  page,
}) => {
  const admin = (...args: string[]) =>
    execFileSync(process.execPath, [path.resolve('lib/commands/run.mjs'), 'admin', ...args], {
      encoding: 'utf8',
    });
  const email = `made.${Date.now()}@staff.example.in`;
  const said = admin('add', email);
  const [, password = ''] = /[Pp]assword:?\s+(\S+)/.exec(said) ?? [];
  await page.goto('/admin/account');
  await logIn(page, { id: '', email, password });
  expect(admin('list')).toContain(email);
  admin('remove', email);
  expect(admin('list')).not.toContain(email);
  await page.goto('/admin/account');
  await expect(page).toHaveURL(/\/admin\/login/);
});
