/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

type Scripts = Record<'page' | 'vitals', { address: string; text: string } | null>;

/** In a process of its own: the bundler does not run among the globals of a test. */
function bundled(measuresVisits: boolean): Scripts {
  const file = JSON.stringify(path.join(import.meta.dirname, 'page-script.ts'));
  const written = execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { bundlePageScripts } = await import(${file});
    const scripts = await bundlePageScripts(${measuresVisits});
    const text = (_, value) => value?.content ? { address: value.address, text: Buffer.from(value.content).toString() } : value;
    process.stdout.write(JSON.stringify(scripts, text));`,
  ]);
  return JSON.parse(written.toString());
}

const size = (text = '') => gzipSync(text, { level: 9 }).length;

test('what a public page does without React is at most 4,096 bytes gzipped, and 6,144 with what measures the visit', () => {
  const { page, vitals } = bundled(true);
  expect(page?.text.length).toBeGreaterThan(1000);
  expect(vitals?.text.length).toBeGreaterThan(1000);
  expect(size(page?.text)).toBeLessThanOrEqual(4096);
  expect(size(page?.text) + size(vitals?.text)).toBeLessThanOrEqual(6144);
  expect(page?.text).toContain(vitals?.address);
});

test('where visits are not measured there is no such script, and nothing asks for one', () => {
  const { page, vitals } = bundled(false);
  expect(vitals).toBeNull();
  expect(page?.text).not.toContain('/scripts/');
});
