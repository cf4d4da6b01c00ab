import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, context } from 'esbuild-wasm';
import { root } from './paths.ts';

/** Made by the build, named after its content: browsers keep it for good. */
export const pageScriptFolder = path.join('public', 'scripts');
const folder = path.join(root, pageScriptFolder);
const KEPT_SCRIPTS = 5;

const options: BuildOptions = {
  absWorkingDir: root,
  entryPoints: ['lib/without-react/index.ts'],
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['chrome111', 'firefox121', 'safari16.4'],
};

/** One small file of all of lib/without-react. */
export async function bundlePageScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({ ...options, write: false });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** Puts it where the site finds it. @returns its address */
export async function buildPageScript(): Promise<string> {
  const script = await bundlePageScript();
  const name = `page-${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, name), script);
  forgetOldest();
  return `/scripts/${name}`;
}

/** A site that is served from an earlier build has its own here. */
function forgetOldest(): void {
  const changedAt = (file: string) => fs.statSync(path.join(folder, file)).mtimeMs;
  const scripts = fs.readdirSync(folder).sort((one, other) => changedAt(other) - changedAt(one));
  for (const file of scripts.slice(KEPT_SCRIPTS)) fs.rmSync(path.join(folder, file));
}

/** Makes it under one name, and again whenever a file of it changes. @returns its address */
export async function watchPageScript(): Promise<string> {
  const watched = await context({ ...options, outfile: path.join(folder, 'page.js') });
  await watched.rebuild();
  await watched.watch();
  return '/scripts/page.js';
}
