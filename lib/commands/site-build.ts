import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../server/answers/static-files.ts';
import { hintCompilation } from './compile-hints.ts';
import { compressStatic } from './compress-static.ts';
import { buildPageScript, pageScriptFolder } from './page-script.ts';
import { nextBin, root } from './paths.ts';
import { runQuietly } from './processes.ts';
import { BUILDING, Releases } from './releases.ts';
import type { Variables } from './settings.ts';

const SOURCES = ['app', 'components', 'content', 'lib', 'public'];
const SOURCE_FILES = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const BAKED =
  /^(SITE_|SUPABASE_URL|SUPABASE_PUBLISHABLE|RECAPTCHA_SITE|RECAPTCHA_SCRIPT|CONTACT_EMAIL|BUSINESS_|FIELD_VITALS|NEXT_SERVER_ACTIONS|PLAIN_NEXT|VERCEL$|IMAGE_HOSTS)/;

/** Builds the site into the folder that `variables` name, unless it was built there of the very same sources and settings. */
export async function buildSite(variables: Variables): Promise<void> {
  const folder = variables.NEXT_DIST_DIR ?? '.next';
  const markFile = path.join(root, folder, 'built-from');
  const fingerprint = fingerprintOf(variables);
  if (fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === fingerprint) return sayBuilt();
  fs.rmSync(markFile, { force: true });
  await buildInto(folder, variables, fingerprint);
  fs.writeFileSync(markFile, fingerprint);
}

/** Beside each other, and what they share. */
const RELEASES = '.next/releases';
const WARM = '.next/cache';
const KEPT = '.next/kept';
/** What makes the next build quicker; the rest belongs to the build. */
const CACHES = ['webpack', 'swc'];

/**
 * Builds the site beside what is being served and switches to it; where one was built of the very same sources and settings
 * already, it is only switched to.
 * @returns what is to be known to serve it
 */
export async function buildRelease(variables: Variables): Promise<Variables & { RELEASE: string }> {
  const releases = new Releases(path.join(root, RELEASES));
  const fingerprint = fingerprintOf(variables);
  const release = releaseOf(fingerprint);
  if (releases.has(release)) sayBuilt();
  else {
    const building = `${RELEASES}/${BUILDING}`;
    moveCaches(WARM, `${building}/cache`);
    try {
      await buildInto(building, variables, fingerprint);
    } finally {
      moveCaches(`${building}/cache`, WARM);
    }
    releases.add(release);
  }
  releases.switchTo(release);
  return { ...variables, RELEASE: release, NEXT_DIST_DIR: `${RELEASES}/${release}`, KEPT_FILES: KEPT };
}

/** Keeps the release for as long as this process lives. */
export function noteServed({ RELEASE }: { RELEASE: string }): void {
  new Releases(path.join(root, RELEASES)).noteServed(RELEASE);
}

function moveCaches(from: string, to: string): void {
  for (const name of CACHES) {
    const [source, target] = [path.join(root, from, name), path.join(root, to, name)];
    if (!fs.existsSync(source)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.rmSync(target, { recursive: true, force: true });
    fs.renameSync(source, target);
  }
}

const sayBuilt = () => console.log('The site is built already.');

async function buildInto(folder: string, variables: Variables, fingerprint: string): Promise<void> {
  console.log('Building the site (about a minute) ...');
  // Answers of the database younger than five minutes would be built in from here.
  fs.rmSync(path.join(root, folder, 'cache/fetch-cache'), { recursive: true, force: true });
  // Each page is 2.4 KB of script lighter than from the default bundler.
  await runQuietly([nextBin, 'build', '--webpack'], {
    ...variables,
    NEXT_DIST_DIR: folder,
    PAGE_SCRIPT: await buildPageScript(variables.FIELD_VITALS !== 'false'),
    RELEASE: releaseOf(fingerprint),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  hintCompilation(path.join(root, folder));
  await compressStatic(path.join(root, folder));
}

/** The name of a build: figures alone, for some that block advertisements look for letters in addresses. */
const releaseOf = (fingerprint: string) => String(Number.parseInt(fingerprint.slice(0, 12), 16));

/** Puts the build that `from` names where a second site finds its own, for the two write into their folders while they run. */
export function copyBuild(from: Variables, to: Variables): void {
  const [source, target] = [from, to].map((variables) => path.join(root, variables.NEXT_DIST_DIR ?? '.next'));
  if (!source || !target) return;
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(source, target, { recursive: true, filter: (file) => file !== path.join(source, 'cache') });
}

function fingerprintOf(variables: Variables): string {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(variables).sort())
    if (BAKED.test(name)) hash.update(`${name}=${value}\n`);
  for (const file of [...SOURCE_FILES, ...SOURCES.flatMap(sourcesIn)]) {
    const absolute = path.join(root, file);
    if (fs.existsSync(absolute)) hash.update(file).update(fs.readFileSync(absolute));
  }
  return hash.digest('hex');
}

function sourcesIn(folder: string): string[] {
  return filesBelow(path.join(root, folder))
    .filter((file) => !path.basename(file).includes('.test.'))
    .map((file) => path.join(folder, file))
    .filter((file) => !file.startsWith(pageScriptFolder))
    .sort();
}
