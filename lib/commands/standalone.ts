import fs from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import nft from 'next/dist/compiled/@vercel/nft/index.js';
import { filesBelow } from '../server/answers/static-files.ts';
import { root, serveScript } from './paths.ts';

/** What the server of the folder runs, and what Next finds by a name that is composed. */
const ENTRIES = [
  serveScript,
  ...['lib/cache/page-cache.ts', 'node_modules/next/dist/server/next.js'].map((file) =>
    path.join(root, file),
  ),
  ...['lib/start-server', 'require-hook', 'next-server'].map((file) =>
    path.join(root, 'node_modules/next/dist/server', `${file}.js`),
  ),
];
/** Development, building, tests, and what a build is not served with. */
const LEFT_OUT =
  /\.d\.ts$|\.map$|\.dev\.js$|\.development\.js$|next\/dist\/(compiled\/(webpack|@babel|babel)|build\/(?!output|adapter)|lib\/upgrade|pages)\/|node_modules\/(typescript|browserslist|caniuse-lite|@next\/swc[^/]*|webpack5)\//;
const NOT_SERVED = /^(cache|diagnostics|standalone|types|trace|trace-build|served-by)(\/|$)|\.nft\.json$/;
const TRACE = /\.nft\.json$/;
const BUILD = '.next';

/**
 * Makes a folder that holds the whole site and needs nothing but Node: the build, our server, and of node_modules what the
 * two use. `node server.js` serves it (lib/server/standalone.js).
 */
export async function makeStandalone(buildFolder: string, target: string): Promise<void> {
  fs.rmSync(target, { recursive: true, force: true });
  const traced = await Promise.all([tracedByUs(), tracedByNext(buildFolder)]);
  for (const file of new Set(traced.flat())) copy(path.join(root, file), path.join(target, file));
  for (const file of filesBelow(buildFolder))
    if (!NOT_SERVED.test(file)) copy(path.join(buildFolder, file), path.join(target, BUILD, file));
  for (const file of filesBelow(path.join(root, 'public')))
    copy(path.join(root, 'public', file), path.join(target, 'public', file));
  copy(path.join(root, 'lib/server/standalone.js'), path.join(target, 'server.js'));
  fs.writeFileSync(path.join(target, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  settle(buildFolder, path.join(target, BUILD));
}

/** What our server imports, and all that this imports. */
async function tracedByUs(): Promise<string[]> {
  const { fileList } = await nft.nodeFileTrace(ENTRIES, {
    base: root,
    processCwd: root,
    ignore: (file) => LEFT_OUT.test(file),
    readFile: async (file) => {
      const source = await fs.promises.readFile(file).catch(() => null);
      return source && file.endsWith('.ts') ? stripTypeScriptTypes(String(source)) : source;
    },
  });
  return [...fileList].filter(isOurs);
}

/** What Next found that its server and the pages need. */
async function tracedByNext(buildFolder: string): Promise<string[]> {
  return filesBelow(buildFolder)
    .filter((file) => TRACE.test(file))
    .flatMap((file) => {
      const place = path.join(buildFolder, file);
      const { files } = JSON.parse(fs.readFileSync(place, 'utf8')) as { files: string[] };
      return files.map((needed) => path.relative(root, path.resolve(path.dirname(place), needed)));
    })
    .filter((file) => isOurs(file) && !LEFT_OUT.test(file));
}

/** Not of a build, which is copied as a whole. */
const isOurs = (file: string) => /^(lib|node_modules|content|supabase)\//.test(file);

function copy(source: string, target: string): void {
  if (!fs.statSync(source, { throwIfNoEntry: false })?.isFile()) return;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.copyFileSync(source, target);
}

/** Next wrote down where it had built, and from there the way to our page cache. */
function settle(buildFolder: string, place: string): void {
  const builtIn = path.relative(root, buildFolder).replaceAll(path.sep, '/');
  for (const name of ['required-server-files.json', 'required-server-files.js']) {
    const file = path.join(place, name);
    if (!fs.existsSync(file)) continue;
    const text = fs
      .readFileSync(file, 'utf8')
      .replaceAll(/(\.\.\/)+lib\/cache\/page-cache\.ts/g, '../lib/cache/page-cache.ts')
      .replaceAll(`${path.dirname(builtIn)}/building`, BUILD)
      .replaceAll(builtIn, BUILD);
    fs.writeFileSync(file, text);
  }
}
