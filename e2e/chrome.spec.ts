import { expect, test } from './support/test';

test.describe('The theme', () => {
  test('is dark at first, whatever the system prefers, without a flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test('is kept once chosen, on every page and after a reload', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.goto('/contact');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect(await page.locator('html').evaluate((html) => getComputedStyle(html).colorScheme)).toBe('light');
  });

  test('"System" follows the system while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });

  test('can be chosen with the keyboard, and the focus comes back', async ({ page }) => {
    await page.goto('/');
    const switcher = page.getByRole('banner').getByRole('button', { name: /theme/i });
    await expect(switcher).toBeEnabled();
    await switcher.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeHidden();
    await expect(switcher).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused();
    await page.keyboard.press('s');
    await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await expect(switcher).toBeFocused();
  });

  test('gives the browser its colour', async ({ page }) => {
    await page.goto('/');
    const colour = page.locator('meta[name="theme-color"]');
    await expect(colour).toHaveAttribute('content', '#051215');
    await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(colour).toHaveAttribute('content', '#f9f5ee');
  });

  test('can be chosen where storage is refused, for the page at least', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /theme/i }).click();
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
  });
});

test('until JavaScript runs the switcher is a disabled button, and without it there is none', async ({
  request,
  browser,
  baseURL,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Loading theme"/);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Loading theme' })).toBeHidden();
  await page.close();
});

test.describe('The drawer on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('opens with the brand and its caption, and closes with Escape', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toHaveAccessibleName('Marigold Search');
    await expect(drawer).toHaveAccessibleDescription('Navigate our site');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: /menu/i })).toBeFocused();
  });

  test('closes when the page itself is asked for, when the page around it is pressed, and when the window grows', async ({
    page,
  }) => {
    await page.goto('/contact');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/i });
    const drawer = page.getByRole('dialog');
    await button.click();
    await drawer.getByRole('link', { name: 'Contact' }).click();
    await expect(drawer).toBeHidden();
    await button.click();
    await page.mouse.click(370, 400);
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(drawer).toBeHidden();
  });

  test('closes when a link is followed, and is closed on the way back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('leaves the page behind it where it is, as tall as it is, while it is open and afterwards', async ({
    page,
  }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
    const place = () =>
      page.evaluate(() => ({
        scrolled: scrollY,
        height: document.documentElement.scrollHeight,
        sections: [...document.querySelectorAll('main section, footer')].map(
          (section) => section.getBoundingClientRect().top,
        ),
      }));
    const before = await place();
    expect(before.scrolled).toBeGreaterThan(1000);
    // A locator's own click scrolls first.
    const button = await page.getByRole('banner').getByRole('button', { name: /menu/i }).boundingBox();
    await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('#faq')).toHaveCSS('content-visibility', 'auto');
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#faq')).toHaveCSS('content-visibility', 'visible');
    expect(await place()).toEqual(before);
  });

  test('opens where no script has come', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(/\/scripts\//, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Services' })).toBeVisible();
  });
});

test('header and footer lead where they should', async ({ page }) => {
  await page.goto('/contact');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Home', '/'],
    ['Services', '/services'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Get a Quote', '/contact'],
  ] as const) {
    await expect(header.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
  }
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const footer = page.getByRole('contentinfo');
  for (const service of ['seo', 'ppc', 'content-strategy', 'site-speed', 'local-seo', 'ecommerce-seo']) {
    await expect(footer.locator(`a[href="/services/${service}"]`)).toBeVisible();
  }
  await expect(footer.locator('a[href="mailto:hello@marigoldsearch.example"]')).toBeVisible();
  await expect(footer).toContainText(String(new Date().getFullYear()));
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
});

test('breadcrumbs show where one is', async ({ page }) => {
  await page.goto('/contact');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(trail.getByText('Contact Us')).toHaveAttribute('aria-current', 'page');
});
