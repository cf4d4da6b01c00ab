import { missingPage, pages } from './support/pages';
import { expect, test, watchConsole } from './support/test';

for (const path of [...pages.map((page) => page.path), missingPage]) {
  test(`${path} lives under its policy, which needs no hashes, and nothing is refused`, async ({
    page,
    expectedErrors,
  }) => {
    if (path === missingPage) expectedErrors.push(/404/);
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(?! 'sha256-)/);
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    // The switcher is disabled until the page's script has run.
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

test('every kind of answer carries the security headers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [chunk = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  const [style = ''] = /\/_next\/static\/[^"]+\.css/.exec(html) ?? [];
  const form = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, data: 'no form' };
  const action = { 'next-action': `40${'a'.repeat(40)}`, 'content-type': 'text/plain' };
  const kinds: [path: string, status: number, how?: object][] = [
    ['/', 200],
    ['/admin/login', 200],
    ['/admin', 307],
    [missingPage, 404],
    ['/%', 404],
    ['/CONTACT', 308],
    ['/contact', 405, { method: 'DELETE' }],
    ['/contact', 400, { method: 'POST', ...form }],
    ['/contact', 403, { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['/contact', 405, { method: 'POST', data: { a: 1 } }],
    ['/contact', 400, { method: 'POST', headers: action, data: 'no list' }],
    // An action that no build of ours has is taken for the form of an older one, and this one says nothing.
    ['/contact', 200, { method: 'POST', headers: action, data: '[]' }],
    ['/admin/login', 409, { method: 'POST', headers: action, data: '[]' }],
    ['/contact', 413, { method: 'POST', ...form, data: 'x'.repeat(300_000) }],
    ['/api/images', 401, { method: 'POST', ...form }],
    ['/api/submissions/export', 401],
    ['/api/health', 200],
    [chunk, 200],
    [style, 200],
    ['/og-image.png', 200],
    [`/_next/image?url=${encodeURIComponent('/logo-512.png')}&w=384&q=75`, 200],
    ['/_next/image?url=%2F%25a&w=384&q=75', 400],
    ['/images/blog/none.webp', 404],
    ['/feed.xml', 200],
    ['/sitemap.xml', 200],
    ['/robots.txt', 200],
    ['/favicon.ico', 200],
  ];
  for (const [path, status, how] of kinds) {
    const answer = await request.fetch(path, { maxRedirects: 0, ...how });
    const kind = `${JSON.stringify(how ?? '')} ${path}`;
    expect(answer.status(), kind).toBe(status);
    const headers = answer.headers();
    expect(headers['strict-transport-security'], kind).toContain('max-age=63072000');
    expect(headers['x-content-type-options'], kind).toBe('nosniff');
    expect(headers['referrer-policy'], kind).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy'], kind).toBe('same-origin');
    expect(headers['content-security-policy'], kind).toContain("frame-ancestors 'none'");
    if (path.startsWith('/_next/')) expect(headers['permissions-policy'], kind).toBeUndefined();
    else if (status === 200 && !how) expect(headers['permissions-policy'], kind).toContain('camera=()');
    const isPicture = /\.(png|ico|webp)$/.test(path);
    expect(headers['cross-origin-resource-policy'], kind).toBe(isPicture ? 'cross-origin' : 'same-origin');
    expect(headers['x-powered-by'], kind).toBeUndefined();
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
