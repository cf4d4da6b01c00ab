import { expectAccessible } from './support/accessibility';
import { openAsAdministrator } from './support/admin';
import { stack } from './support/stack';
import { emptySubmissions, setDelivery, storeSubmissions } from './support/submissions';
import { expect, test } from './support/test';

const WIDTHS = [375, 1280];

for (const theme of ['dark', 'light']) {
  test(`the staff area has no accessibility findings in the ${theme} theme`, async ({
    page,
    expectedErrors,
  }) => {
    test.setTimeout(120_000);
    expectedErrors.push(/about:srcdoc/);
    await emptySubmissions();
    const [id = ''] = await storeSubmissions(
      { name: 'Meera Iyer', phone: '+91 98765 43210', company: 'Iyer & Daughters', city: 'Chennai' },
      { status: 'contacted' },
      { status: 'closed', service_interest: 'ppc' },
    );
    await setDelivery(id, { state: 'failed', attempts: 3, last_error: '500 application_error' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => window === top && localStorage.setItem('theme', value), theme);

    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Please enter your password')).toBeVisible();
    await expectAccessible(page, WIDTHS, 'sign-in');
    await openAsAdministrator(page);
    await page.reload();
    await expectAccessible(page, WIDTHS, 'dashboard');

    await page.getByRole('button', { name: 'View submission from Meera Iyer' }).first().click();
    await expect(page.getByText('No notes yet.')).toBeVisible();
    await expectAccessible(page, WIDTHS, 'details');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page, WIDTHS, 'question');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Edit Email Template' }).click();
    await expectAccessible(page, WIDTHS, 'template');
    await page.goto('/admin/security');
    await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).first()).toBeVisible();
    await expectAccessible(page, WIDTHS, 'security');
    const counts = [{ page_kind: 'city', device: 'phone', metric: 'lcp', bucket: 12, times: 3 }];
    await stack.database.rpc('record_web_vitals', { counts }).throwOnError();
    await page.goto('/admin/vitals');
    await expect(page.getByRole('row').filter({ hasText: 'City page' })).toContainText('Within our aim');
    await expectAccessible(page, WIDTHS, 'vitals');
    await page.goto('/admin/account');
    await expectAccessible(page, WIDTHS, 'account');
    await page.goto('/admin/audit');
    await page.getByRole('button', { name: 'Start the audit' }).click();
    await expect(page.getByRole('heading', { name: 'Last report' })).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, WIDTHS, 'audit');
  });

  test(`the blog's part of the staff area has none in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openAsAdministrator(page, '/admin/blog');
    await page.reload();
    await expectAccessible(page, WIDTHS, 'posts');
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await expect(page.locator('.cm-content')).toBeVisible();
    await expect(page.getByText(/to look at|Nothing was found/)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page, WIDTHS, 'editor');
    await page.getByRole('tab', { name: 'Live preview' }).click();
    await expect(page.getByRole('region', { name: 'Preview of the article' })).toBeVisible();
    await expectAccessible(page, WIDTHS, 'preview');
    for (const path of ['redirects', 'authors', 'authors/new', 'city-pages']) {
      await page.goto(`/admin/${path}`);
      await expectAccessible(page, WIDTHS, path);
    }
  });
}
