import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { compressStatic } from './compress-static.ts';
import { buildPageScript, pageScriptFolder } from './page-script.ts';
import { nextBin, root } from './paths.ts';
import { runQuietly } from './processes.ts';
import type { Variables } from './settings.ts';

const SOURCES = ['app', 'components', 'content', 'lib', 'public'];
const SOURCE_FILES = [
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const BAKED =
  /^(SITE_|SUPABASE_URL|SUPABASE_PUBLISHABLE|RECAPTCHA_SITE|RECAPTCHA_SCRIPT|CONTACT_EMAIL|BUSINESS_|FIELD_VITALS|NEXT_SERVER_ACTIONS)/;

/** Builds the site unless the last build was made of the very same sources and settings. */
export async function buildSite(variables: Variables): Promise<void> {
  const folder = path.join(root, variables.NEXT_DIST_DIR ?? '.next');
  const markFile = path.join(folder, 'built-from');
  const fingerprint = fingerprintOf(variables);
  if (fs.existsSync(markFile) && fs.readFileSync(markFile, 'utf8') === fingerprint) {
    console.log('The site is built already.');
    return;
  }
  console.log('Building the site (about a minute) ...');
  fs.rmSync(markFile, { force: true });
  // Answers of the database younger than five minutes would be built in from here.
  fs.rmSync(path.join(folder, 'cache/fetch-cache'), { recursive: true, force: true });
  // Each page is 2.4 KB of script lighter than from the default bundler.
  await runQuietly([nextBin, 'build', '--webpack'], {
    ...variables,
    PAGE_SCRIPT: await buildPageScript(variables.FIELD_VITALS !== 'false'),
    RELEASE: releaseOf(fingerprint),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  await compressStatic(folder);
  fs.writeFileSync(markFile, fingerprint);
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
  for (const file of [...SOURCE_FILES, ...SOURCES.flatMap(filesBelow)]) {
    const absolute = path.join(root, file);
    if (fs.existsSync(absolute)) hash.update(file).update(fs.readFileSync(absolute));
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(pageScriptFolder))
    .sort();
}
