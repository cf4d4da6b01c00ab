import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createAccount, openAsAdministrator } from './support/admin';
import { emptySubmissions, storeSubmissions } from './support/submissions';
import { expect, test } from './support/test';

const HEADER = '"Name","Email","Phone","Company","Service","City","Message","Status","Created At"';

test.beforeEach(emptySubmissions);

test('the export has the exact columns, the filter of the page, and every row', async ({ page }) => {
  await storeSubmissions(
    ...Array.from({ length: 2500 }, (_, index) => ({ name: `Visitor ${index}`, status: 'closed' })),
    { name: 'Not closed' },
  );
  await openAsAdministrator(page, '/admin?status=closed');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  expect(download.suggestedFilename()).toBe(`form-submissions-${today}.csv`);
  const lines = fs
    .readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe(`\ufeff${HEADER}`);
  expect(lines).toHaveLength(2501);
  const names = new Set(lines.slice(1).map((line) => line.split('","')[0]));
  expect(names.size).toBe(2500);
  expect(lines[1]).toMatch(/"closed","\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"$/);
});

test('the export is private, and only for administrators', async ({ page, request }) => {
  await storeSubmissions({ name: 'Meera Iyer' });
  expect((await request.get('/api/submissions/export')).status()).toBe(401);
  await createAccount();
  await openAsAdministrator(page);
  const answer = await page.request.get('/api/submissions/export');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('a spreadsheet shows what visitors typed and computes none of it', async ({ page }) => {
  test.skip(!hasLibreOffice(), 'LibreOffice is not installed here');
  await storeSubmissions(
    { name: '=1+1', message: '=cmd|calc!A0', company: '@SUM(1;1)', city: '-2+3' },
    { name: 'Meera "M" Iyer', phone: '+91 98765 43210', message: 'One, two;\nthree\tफ़ोन 📞' },
  );
  await openAsAdministrator(page);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  const file = path.join(folder, 'export.csv');
  fs.writeFileSync(file, await (await page.request.get('/api/submissions/export')).body());
  // As a person imports it: commas, double quotes, UTF-8.
  const options = ['--headless', '--infilter=CSV:44,34,76,1', '--convert-to', 'fods', '--outdir', folder];
  execFileSync('soffice', [...options, file], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
    timeout: 60_000,
  });
  const sheet = fs.readFileSync(path.join(folder, 'export.fods'), 'utf8');
  fs.rmSync(folder, { recursive: true });
  expect(sheet).not.toContain('table:formula=');
  expect(sheet).toContain('+91 98765 43210');
  expect(sheet).toContain('फ़ोन 📞');
  expect(sheet).toMatch(/(&apos;|')=1\+1/);
});

function hasLibreOffice(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
