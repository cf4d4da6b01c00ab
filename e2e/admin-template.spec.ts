import type { Page } from '@playwright/test';
import { createAdministrator, logIn, openAsAdministrator, removeAdministrator } from './support/admin';
import { stack } from './support/stack';
import { expect, test } from './support/test';

const TEMPLATE = 'contact_form_notification';

async function stored() {
  const { data, error } = await stack.database
    .from('email_templates')
    .select('subject, body')
    .eq('name', TEMPLATE)
    .single();
  if (error) throw error;
  return data;
}

let original: { subject: string; body: string };
test.beforeAll(async () => {
  original = await stored();
});
test.beforeEach(({ expectedErrors }) => {
  // No script may run in the preview, not even one of the browser that tests it.
  expectedErrors.push(/about:srcdoc/);
});
test.afterEach(async () => {
  await stack.database.from('email_templates').update(original).eq('name', TEMPLATE);
});

async function openTemplate(page: Page) {
  await page.getByRole('button', { name: 'Edit Email Template' }).click();
  return page.getByRole('dialog', { name: 'Edit Email Template' });
}

test('the template is edited with a preview, and the next notification is made of it', async ({ page }) => {
  await openAsAdministrator(page);
  const dialog = await openTemplate(page);
  await expect(
    dialog.getByText('Customize the email notification sent when a form is submitted.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('HTML body', { exact: true })).toHaveAttribute('rows', '15');
  await dialog.getByLabel('Subject', { exact: true }).fill('A lead: ');
  await dialog.getByRole('button', { name: '{{service_interest}}' }).click();
  await expect(dialog.getByTestId('preview-subject')).toHaveText('A lead: Local SEO');
  await dialog.getByLabel('HTML body', { exact: true }).fill('<p>Hello from <b>{{name}}</b></p>');
  await expect(dialog.getByTitle('Preview of the e-mail')).toHaveAttribute('srcdoc', /<b>Priya Nair<\/b>/);
  await expect(dialog.getByTitle('Preview of the e-mail')).toHaveAttribute('sandbox', '');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Email template updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Email Template' })).toBeFocused();
  expect(await stored()).toEqual({
    subject: 'A lead: {{service_interest}}',
    body: '<p>Hello from <b>{{name}}</b></p>',
  });
});

test('a placeholder that does not exist is named before it can be saved', async ({ page }) => {
  await openAsAdministrator(page);
  const dialog = await openTemplate(page);
  await dialog.getByLabel('HTML body', { exact: true }).fill('<p>{{nmae}}</p>');
  await expect(dialog.getByText(/\{\{nmae\}\}.*\{\{name\}\}/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(dialog.getByLabel('HTML body', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(await stored()).toEqual(original);
});

test('a test e-mail goes to whoever asks for it, and to nobody else', async ({ page }) => {
  const { email } = await openAsAdministrator(page);
  const dialog = await openTemplate(page);
  const subject = `Rehearsal ${Date.now()}`;
  await dialog.getByLabel('Subject', { exact: true }).fill(subject);
  await dialog.getByRole('button', { name: `Send test to ${email}` }).click();
  await expect(page.getByText(`Test e-mail sent to ${email}`)).toBeVisible();
  const mails = await stack.mailsAbout(subject);
  expect(mails.map(({ to, subject: line }) => [to, line])).toEqual([[[email], `[Test] ${subject}`]]);
  expect(await stored()).toEqual(original);
});

test('unsaved changes are asked about, and can be taken back', async ({ page }) => {
  await openAsAdministrator(page);
  const dialog = await openTemplate(page);
  await dialog.getByLabel('Subject', { exact: true }).fill('Something else');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close without saving your changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Subject', { exact: true })).toHaveValue('Something else');
  await dialog.getByRole('button', { name: 'Back to the last saved version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog.getByLabel('Subject', { exact: true })).toHaveValue(original.subject);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('of two administrators neither overwrites the other unknowingly', async ({ page }) => {
  await openAsAdministrator(page);
  const dialog = await openTemplate(page);
  await dialog.getByLabel('Subject', { exact: true }).fill('Mine');
  await stack.database.from('email_templates').update({ subject: 'Theirs' }).eq('name', TEMPLATE);
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(dialog.getByText('Another administrator saved this template meanwhile.')).toBeVisible();
  await expect(dialog.getByLabel('Subject', { exact: true })).toHaveValue('Mine');
  expect((await stored()).subject).toBe('Theirs');
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Email template updated successfully')).toBeVisible();
  expect((await stored()).subject).toBe('Mine');
});

test('a session that ends in the middle of an edit loses nothing typed', async ({ page, context }) => {
  const person = await openAsAdministrator(page);
  const dialog = await openTemplate(page);
  await dialog.getByLabel('Subject', { exact: true }).fill('Typed at length');
  await removeAdministrator(person);
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(dialog.getByText('Your session has ended. What you typed is still here.')).toBeVisible();
  await expect(dialog.getByLabel('Subject', { exact: true })).toHaveValue('Typed at length');

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Log in again in a new tab' }).click(),
  ]);
  await logIn(tab, await createAdministrator());
  await tab.close();
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText('Email template updated successfully')).toBeVisible();
  expect((await stored()).subject).toBe('Typed at length');
});

test('a template that cannot be saved stays as typed', async ({ page }) => {
  await openAsAdministrator(page);
  const dialog = await openTemplate(page);
  await dialog.getByLabel('Subject', { exact: true }).fill('During an outage');
  await stack.databaseStops(true);
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(page.getByText(/^Failed to update template: /)).toBeVisible();
  await expect(dialog.getByLabel('Subject', { exact: true })).toHaveValue('During an outage');
});
