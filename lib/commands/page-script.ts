import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, context } from 'esbuild-wasm';
import { root } from './paths.ts';

/** Made by the build, named after its content: browsers keep it for good. */
export const pageScriptFolder = path.join('public', 'scripts');
const folder = path.join(root, pageScriptFolder);
/** Two of each of the last builds. */
const KEPT_SCRIPTS = 10;

/** @param vitals the address of the other script, which this one fetches; empty for none */
const optionsFor = (file: string, vitals: string): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: [file],
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome111', 'firefox121', 'safari16.4'],
  define: { VITALS_SCRIPT: JSON.stringify(vitals) },
});

const PAGE = 'lib/without-react/index.ts';
const VITALS = 'lib/vitals/in-browser/index.ts';

type Script = { address: string; content: Uint8Array };

async function bundle(name: string, file: string, vitals = ''): Promise<Script> {
  const { outputFiles } = await build({ ...optionsFor(file, vitals), write: false });
  const content = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { address: `/scripts/${name}-${hash}.js`, content };
}

/** All of lib/without-react in one small file; where visits are measured, what does that (lib/vitals) in another. */
export async function bundlePageScripts(
  measuresVisits: boolean,
): Promise<{ page: Script; vitals: Script | null }> {
  const vitals = measuresVisits ? await bundle('vitals', VITALS) : null;
  return { page: await bundle('page', PAGE, vitals?.address), vitals };
}

/** Puts them where the site finds them. @returns the address of the first */
export async function buildPageScript(measuresVisits: boolean): Promise<string> {
  const { page, vitals } = await bundlePageScripts(measuresVisits);
  fs.mkdirSync(folder, { recursive: true });
  for (const script of vitals ? [page, vitals] : [page])
    fs.writeFileSync(path.join(root, 'public', script.address), script.content);
  forgetOldest();
  return page.address;
}

/** A site that is served from an earlier build has its own here. */
function forgetOldest(): void {
  const changedAt = (file: string) => fs.statSync(path.join(folder, file)).mtimeMs;
  const scripts = fs.readdirSync(folder).sort((one, other) => changedAt(other) - changedAt(one));
  for (const file of scripts.slice(KEPT_SCRIPTS)) fs.rmSync(path.join(folder, file));
}

/** Makes it under one name, and again whenever a file of it changes; measures nothing. @returns its address */
export async function watchPageScript(): Promise<string> {
  const watched = await context({ ...optionsFor(PAGE, ''), outfile: path.join(folder, 'page.js') });
  await watched.rebuild();
  await watched.watch();
  return '/scripts/page.js';
}
