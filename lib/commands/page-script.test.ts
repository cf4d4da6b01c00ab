/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

test('what a public page does without React is at most 4,096 bytes, gzipped', () => {
  const file = path.join(import.meta.dirname, 'page-script.ts');
  // In a process of its own: the bundler does not run among the globals of a test.
  const script = execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { bundlePageScript } = await import(${JSON.stringify(file)}); process.stdout.write(await bundlePageScript());`,
  ]);
  expect(script.length).toBeGreaterThan(1000);
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(4096);
});
