import { load } from 'cheerio';
import { audit } from '../lib/audit/index.ts';
import { openAsAdministrator } from './support/admin';
import { expect, test } from './support/test';

const origin = process.env.SITE_URL ?? '';

test('the auditor finds nothing wrong with the site', async () => {
  const report = await audit(origin);
  const { addresses, pages, listed, errors, warnings, rules, seconds } = report;
  const findings = rules.flatMap((rule) =>
    rule.findings.map(({ address, detail }) => `${rule.id}: ${address} ${detail}`),
  );
  console.log(
    `audit: ${addresses} addresses, ${pages} pages, ${listed} in sitemaps, ${rules.length} rules, ${errors + warnings} findings, ${seconds} s`,
  );
  expect(findings).toEqual([]);
  expect(report.isWhole).toBe(true);
  expect(addresses).toBeGreaterThan(100);
  expect(seconds).toBeLessThan(60);
});

test('a page names its own picture for previews, and the one of the site where it has none', async ({
  request,
}) => {
  const pictures = {
    '/': '/og-image.png',
    '/services/seo/pune': '/cities/pune.webp',
    '/blog/pruning-old-content': '/covers/pruning-old-content.webp',
    '/author/vikram-menon': '/portraits/vikram-menon.webp',
  };
  for (const [path, picture] of Object.entries(pictures)) {
    const $ = load(await (await request.get(path)).text());
    for (const name of ['meta[property="og:image"]', 'meta[name="twitter:image"]'])
      expect($(name).attr('content'), path).toBe(origin + picture);
    expect($('html').attr('lang'), path).toBe('en-IN');
    expect($('meta[name="theme-color"]'), path).toHaveLength(1);
    const response = await request.get(picture);
    expect(response.headers()['content-type'], picture).toMatch(/^image\/(png|webp)$/);
    expect((await response.body()).length, picture).toBeLessThan(300_000);
  }
});

test('an administrator starts the audit, watches it from anywhere and takes its report away', async ({
  page,
}) => {
  await openAsAdministrator(page, '/admin/audit');
  await page.getByRole('button', { name: 'Start the audit' }).click();
  await expect(page.getByRole('button', { name: 'Stop the audit' })).toBeVisible();
  await page.goto('/admin/account');
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Last report' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Nothing was found.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download HTML' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d-report\.html$/);
  const json = await page.request.get('/api/audit/report.json');
  expect(json.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await json.json()).toMatchObject({ site: `${origin}/`, errors: 0, warnings: 0, isWhole: true });
});

test('the report is for administrators alone', async ({ request }) => {
  for (const name of ['report.html', 'report.json'])
    expect((await request.get(`/api/audit/${name}`)).status(), name).toBe(401);
});
