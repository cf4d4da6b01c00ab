import fs from 'node:fs';
import path from 'node:path';

/**
 * Serves the self-contained folder in which it lies (lib/commands/standalone.ts). Nothing is written but in the folder `cache`,
 * or the one that CACHE_FOLDER names below this one: there the build is put first, because pages are made anew in it.
 */
const folder = import.meta.dirname;
process.chdir(folder);
const cache = process.env.CACHE_FOLDER ?? 'cache';
const release = fs.readFileSync('.next/BUILD_ID', 'utf8').trim();
const place = path.join(cache, release);

fs.mkdirSync(path.join(cache, 'tmp'), { recursive: true });
for (const name of fs.readdirSync(cache))
  if (/^\d+(\.tmp)?$/.test(name) && name !== release)
    fs.rmSync(path.join(cache, name), { recursive: true, force: true });
if (!fs.existsSync(place)) {
  fs.cpSync('.next', `${place}.tmp`, { recursive: true });
  fs.renameSync(`${place}.tmp`, place);
}

const { config } = JSON.parse(fs.readFileSync('.next/required-server-files.json', 'utf8'));
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_DIST_DIR: place,
  TMPDIR: path.resolve(cache, 'tmp'),
  KEPT_FILES: process.env.KEPT_FILES ?? path.join(cache, 'kept'),
  // As Next's own server of such a folder has it: its configuration is not read anew.
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify({
    ...config,
    distDir: place,
    cacheHandler: path.resolve('lib/cache/page-cache.ts'),
  }),
});
await import('./lib/server/serve.ts');
