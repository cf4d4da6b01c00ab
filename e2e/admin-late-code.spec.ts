import type { Page } from '@playwright/test';
import { createAdministrator, logIn } from './support/admin';
import { expect, test } from './support/test';

const PAGES = 70;
const kindOf = (path: string) => path.split('?')[0]?.replace(/[0-9a-f-]{36}/, 'id') ?? '';

/** What can be pressed and would do nothing: it is in no form that a browser sends by itself. */
const deafButtons = (page: Page) =>
  page.locator('button:visible:enabled').evaluateAll((buttons) =>
    (buttons as HTMLButtonElement[])
      .filter(({ type, form }) => type !== 'submit' || !form?.hasAttribute('action'))
      .filter((button) => !button.hasAttribute('commandfor') && !button.hasAttribute('popovertarget'))
      .map((button) => button.ariaLabel || button.textContent),
  );

test.describe('while the code of a page has not come', () => {
  test.use({ javaScriptEnabled: false });
  test('no page of the staff area has a button that can be pressed and does nothing', async ({ page }) => {
    test.slow();
    await page.goto('/admin');
    await logIn(page, await createAdministrator());
    const seen = new Set<string>();
    const paths = ['/admin'];
    const deaf: Record<string, string[]> = {};
    for (const path of paths) {
      if (seen.has(kindOf(path))) continue;
      seen.add(kindOf(path));
      const answer = await page.goto(path).catch(() => null);
      if (!answer?.headers()['content-type']?.includes('text/html')) continue;
      const found = await deafButtons(page);
      if (found.length > 0) deaf[path] = found;
      const links = await page
        .locator('a[href^="/admin"]')
        .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ pathname }) => pathname));
      paths.push(...links);
    }
    expect(deaf).toEqual({});
    expect([...seen]).toEqual(
      expect.arrayContaining(['/admin/blog/new', '/admin/services/id', '/admin/account']),
    );
    expect(seen.size).toBeLessThan(PAGES);
  });
});

/** @returns to be called when the code of pages may come */
async function holdPageCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\/.*page-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is pressed on a slow line waits for the code of its page', async ({ page }) => {
  await page.goto('/admin');
  await logIn(page, await createAdministrator());
  const arrive = await holdPageCode(page);
  await page.goto('/admin/site/home-questions', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: 'Add question' });
  const questions = page.getByRole('textbox', { name: 'Question' });
  await expect(add).toBeDisabled();
  const before = await questions.count();
  arrive();
  await add.click();
  await expect(questions).toHaveCount(before + 1);
});

for (const [path, name, slug] of [
  ['/admin/authors/new', 'Name', 'Slug'],
  ['/admin/services/new', 'Name', 'Slug'],
  ['/admin/blog/new', 'Title', 'Slug'],
] as const) {
  test(`on a slow line the slug of ${path} follows what was typed early, and gives way to one's own`, async ({
    page,
  }) => {
    await page.goto('/admin');
    await logIn(page, await createAdministrator());
    const arrive = await holdPageCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const named = page.getByRole('textbox', { name, exact: true });
    const slugField = page.getByRole('textbox', { name: slug, exact: true });
    await named.fill('Search in Pune');
    await named.press('Tab');
    await slugField.focus();
    await expect(slugField).toHaveValue('');
    arrive();
    await expect(slugField).toHaveValue('search-in-pune');
    await page.keyboard.insertText('my');
    await page.keyboard.type('-own');
    await expect(slugField).toHaveValue('my-own');
    await expect(named).toHaveValue('Search in Pune');
  });
}
