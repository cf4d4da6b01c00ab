/** @jest-environment node */
import fs from 'node:fs';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { mockEnvironment } from '@/lib/testing/environment';
import { pageAt } from '../redirects/page-at';
import { isInArea } from './areas';
import { toRegExp } from './pattern';
import { areas, everyArea, everyPage, files, fixedPages } from './table';

mockEnvironment();
const { config } = await import('@/middleware');

const everyFile: string[] = [...files, ...everyPage.flatMap((page) => page.files ?? [])];
/** No page of its own, but the answer where there is none. */
const MISSING = '/[...path]';
/** What next.config.ts answers under another name. */
const REWRITTEN: Record<string, string> = { '/blog/[slug].md': '/blog/[slug]/markdown' };
/** What neither app/ nor public/ holds: Next, the server and the build bring it. */
const BROUGHT: string[] = [areas.next.path, areas.flight.path, areas.scripts.path];

const below = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`);

/** The addresses of app/ that are answered by files of this name. */
const answeredBy = (name: RegExp) =>
  below('app')
    .filter((file) => name.test(file))
    .map((file) => file.replace(/\/(?:\([^/]+\)(?=\/)|[^/]+$)/g, '') || '/');

const pagesOfApp = answeredBy(/\/page\.tsx?$/);
const routesOfApp = answeredBy(/\/route\.tsx?$/);
const publicFiles = below('public');

test.each(pagesOfApp)('the page at %s is in the table', (address) => {
  const isKnown = everyPage.some(({ path }) => path === address) || pageAt(address, () => false) !== null;
  expect(isKnown || address === MISSING).toBe(true);
});

test.each([...routesOfApp, ...publicFiles])('the file at %s is in the table', (address) => {
  const isKnown = everyFile.some((file) => file === address || toRegExp(file).test(address));
  expect(isKnown || isInArea(address)).toBe(true);
});

test.each(everyPage.map(({ path }) => path))('there is a page at %s', (path) => {
  expect(pagesOfApp).toContain(path);
});

test.each(everyFile)('there is a file at %s', (file) => {
  const isPublic = publicFiles.some((address) => toRegExp(file).test(address));
  expect(isPublic || routesOfApp.includes(REWRITTEN[file] ?? file)).toBe(true);
});

test.each(everyArea.map(({ path }) => path))('there is something in %s', (path) => {
  const isHere = (address: string) => address === path || address.startsWith(`${path}/`);
  const isThere = [...pagesOfApp, ...routesOfApp, ...publicFiles].some(isHere);
  expect(isThere || BROUGHT.includes(path)).toBe(true);
});

const plain = (pattern: string) =>
  pattern
    .slice(1)
    .replaceAll('.', '\\.')
    .replace(/\[\w+\]/g, '[^/]+');
const oneOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

test('the matcher, which Next must find as a literal, lets through what the middleware acts on', () => {
  const passedBy = everyArea.filter(({ path, isLookedAt }) => !isLookedAt && /^\/[^/]+$/.test(path));
  const fixed = Object.values(fixedPages).filter((page) => page.path !== '/' && !('parameters' in page));
  const alone = [...fixed.map(({ path }) => path), ...files].map(plain);
  expect(config.matcher).toContain(
    `/((?!${oneOf(passedBy.map(({ path }) => plain(path)))}(?:/|$)|${oneOf(alone)}$).+)`,
  );
  const staff = everyArea.filter(({ isForStaff, path }) => isForStaff && path.startsWith('/api/'));
  expect(config.matcher).toEqual(expect.arrayContaining(staff.map(({ path }) => `${path}/:path*`)));
});

const looked = everyArea.filter(({ isLookedAt }) => isLookedAt).map(({ path }) => path);
test.each([...looked, ...looked.map((path) => `${path}/below`)])('the middleware acts on %s', (path) => {
  const url = `https://www.marigold.example${path}`;
  expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(true);
});

test('what answers each caller in its own way is not fetched before it is asked for', () => {
  const rules = fs.readFileSync('public/speculation-rules.json', 'utf8');
  const personal = everyArea.filter(({ isPersonal }) => isPersonal).map(({ path }) => path.slice(1));
  expect(rules).toContain(`{ "href_matches": "/(${personal.join('|')})(/.*)?" }`);
});
