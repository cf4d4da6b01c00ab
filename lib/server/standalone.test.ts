/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'standalone-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), content);
}

/** Serves a tiny self-contained folder; its server says what it was given. */
function serve(buildId: string): Record<string, string> {
  write('.next/BUILD_ID', buildId);
  write('.next/required-server-files.json', '{"config":{"distDir":".next","poweredByHeader":false}}');
  write('lib/server/serve.ts', 'console.log(JSON.stringify(process.env));');
  fs.copyFileSync(path.resolve('lib/server/standalone.js'), path.join(folder, 'server.js'));
  const env = { NODE_ENV: 'test' as const };
  return JSON.parse(execFileSync(process.execPath, ['server.js'], { cwd: folder, env, encoding: 'utf8' }));
}

test('a self-contained folder is served from its cache, outside of which nothing is written, one release at a time', () => {
  write('package.json', '{"type":"module"}');
  const first = serve('1');
  expect(first).toMatchObject({
    NODE_ENV: 'production',
    NEXT_DIST_DIR: 'cache/1',
    KEPT_FILES: 'cache/kept',
    TMPDIR: path.join(fs.realpathSync(folder), 'cache/tmp'),
  });
  expect(JSON.parse(first.__NEXT_PRIVATE_STANDALONE_CONFIG ?? '')).toEqual({
    poweredByHeader: false,
    distDir: 'cache/1',
    cacheHandler: path.join(fs.realpathSync(folder), 'lib/cache/page-cache.ts'),
  });
  write('cache/1/server/app/kept.html', 'a page that was made anew');
  write('cache/kept/1/_next/static/a.js', '');
  serve('1');
  expect(fs.existsSync(path.join(folder, 'cache/1/server/app/kept.html'))).toBe(true);
  serve('2');
  expect(fs.readdirSync(path.join(folder, 'cache')).sort()).toEqual(['2', 'kept', 'tmp']);
  expect(fs.readdirSync(folder).sort()).toEqual(['.next', 'cache', 'lib', 'package.json', 'server.js']);
});
