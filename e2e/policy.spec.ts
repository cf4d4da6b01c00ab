import { missingPage, pages } from './support/pages';
import { expect, test, watchConsole } from './support/test';

for (const path of [...pages.map((page) => page.path), missingPage]) {
  test(`${path} hydrates under its policy, and nothing is refused`, async ({ page, expectedErrors }) => {
    if (path === missingPage) expectedErrors.push(/404/);
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    // The switcher is disabled until React has taken over.
    await expect(page.getByRole('banner').getByRole('button', { name: /theme/i })).toBeEnabled();
  });
}

test('a script injected into a page does not run', async ({ page, browser, baseURL }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  const html = (await response?.text()) ?? '';
  const injected = [
    '<script>window.pwned = 1</script>',
    '<script>self.__next_f.push([1,"a"]);window.pwned = 2</script>',
    '<img src="data:," onerror="window.pwned = 3">',
    '<script src="https://evil.example/x.js"></script>',
  ].join('');
  const victim = await browser.newPage({ baseURL });
  watchConsole(victim);
  await victim.route('/', (route) =>
    route.fulfill({
      body: html.replace('</body>', `${injected}</body>`),
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    }),
  );
  await victim.goto('/');
  await expect(victim.getByRole('banner').getByRole('button', { name: /theme/i })).toBeEnabled();
  expect(await victim.evaluate(() => 'pwned' in window)).toBe(false);
  await victim.close();
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/contact', missingPage, '/og-image.png']) {
    const headers = (await request.get(path)).headers();
    expect(headers['strict-transport-security'], path).toContain('max-age=63072000');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('methods that no page answers are refused', async ({ request }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    expect((await request.fetch('/contact', { method })).status(), method).toBe(405);
  }
});

test('a form posted without Origin by something that is no browser changes nothing', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  const fields = [...html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g)];
  expect(fields.length).toBeGreaterThan(0);
  const multipart = Object.fromEntries(
    fields.map(([, name, value]) => [name ?? '', (value ?? '').replaceAll('&quot;', '"')]),
  );
  const answer = await request.post('/contact', {
    multipart: {
      ...multipart,
      name: 'Mallory',
      email: 'mallory@example.in',
      service: 'seo',
      message: 'Let me in',
    },
  });
  expect(await answer.text()).toContain('An unexpected error occurred. Please try again.');
});
