/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PUBLIC_ORIGIN, serve } from './testing/fixture-site';
import { healthySite, linkTo } from './testing/healthy-site';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function command(...args: string[]) {
  const script = path.join(import.meta.dirname, '../commands/run.mjs');
  const child = spawn(process.execPath, [script, 'audit', ...args], { cwd: folder });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, output };
}

async function audited(breakIt: (site: ReturnType<typeof healthySite>) => void, ...args: string[]) {
  const site = healthySite();
  breakIt(site);
  const { origin, close } = await serve(site);
  try {
    return await command(origin, '--as', PUBLIC_ORIGIN, ...args);
  } finally {
    await close();
  }
}

describe('npm run audit', () => {
  test('ends with 0 on a healthy site, and writes both reports', async () => {
    const { code, output } = await audited(() => {});
    expect(output).toMatch(/4 addresses, 4 pages, 4 in sitemaps/);
    expect(code).toBe(0);
    expect(fs.readdirSync(path.join(folder, '.audit')).toSorted()).toEqual(['report.html', 'report.json']);
  });

  test('ends with 1 on a finding, and lists it', async () => {
    const { code, output } = await audited((site) => linkTo(site, '/', '/gone'), '--out', 'elsewhere');
    expect(output).toMatch(/ 1 {2}error {4}broken-link {2}A link leads nowhere/);
    expect(code).toBe(1);
    const report = JSON.parse(fs.readFileSync(path.join(folder, 'elsewhere/report.json'), 'utf8'));
    expect(report.rules[0]).toMatchObject({
      id: 'broken-link',
      findings: [{ detail: expect.stringContaining('404') }],
    });
  });

  test('ends with 0 when the finding is ignored', async () => {
    const { code } = await audited((site) => linkTo(site, '/', '/gone'), '--ignore', 'broken-link');
    expect(code).toBe(0);
  });

  test.each([
    [['http://127.0.0.1:9/'], /cannot be reached/],
    [[], /^Usage: npm run audit/],
    [['http://a.example', '--limit', 'many'], /--limit takes a whole number/],
    [['http://a.example', '--unknown'], /--unknown/],
  ])('ends with 2 for %j, in one sentence', async (args, sentence) => {
    const { code, output } = await command(...args);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/ at .*\.ts:/);
    expect(code).toBe(2);
  });
});
