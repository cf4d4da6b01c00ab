/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';

const FOLDERS = ['app', 'components', 'content', 'e2e', 'lib', 'supabase'];
const THIS = 'docs/docs.test.ts';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const filesIn = (folder: string, ending: RegExp) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file) && file !== THIS);

const documents = ['README.md', ...filesIn('docs', /\.md$/)];
const sources = [
  ...FOLDERS.flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs|sql|css)$/)),
  ...fs.readdirSync('.').filter((file) => /\.(ts|mjs)$/.test(file)),
];

/** Every place in `files` at which `pattern` is found, with what its first group holds. */
function found(files: readonly string[], pattern: RegExp): { file: string; what: string }[] {
  return files.flatMap((file) =>
    [...read(file).matchAll(pattern)].map(([whole, group]) => ({ file, what: group ?? whole })),
  );
}

function headingsOf(document: string): string[] {
  const withoutCode = read(document).replace(/^```[\s\S]*?^```/gm, '');
  return [...withoutCode.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
}

function anchorsOf(document: string): string[] {
  const slugger = new GithubSlugger();
  return headingsOf(document).map((heading) => slugger.slug(heading));
}

const sections = headingsOf('docs/specification.md').flatMap(
  (heading) => /^([\d.]+?)\.? /.exec(heading)?.[1] ?? [],
);
const decisions = filesIn('docs/decisions', /D\d\d-.+\.md$/).sort();
const numbers = decisions.map((file) => Number(/D(\d\d)-/.exec(file)?.[1]));

test('every section of the specification that a comment cites exists', () => {
  const cited = found(sources, /\bspecification,? sections? (\d[\d.]*(?:(?:, | and | to )\d[\d.]*)*)/g);
  expect(cited.length).toBeGreaterThan(30);
  const missing = cited.filter(({ what }) =>
    what.split(/, | and | to /).some((section) => !sections.includes(section.replace(/\.$/, ''))),
  );
  expect(missing).toEqual([]);
});

test('a comment that cites a section says of what', () => {
  expect(found(sources, /\(sections? \d[\d.]*/g)).toEqual([]);
});

test('every decision that is cited exists, and decisions are numbered without a gap', () => {
  const cited = found([...sources, ...documents], /\bdecisions? D(\d+)/g);
  expect(cited.length).toBeGreaterThan(15);
  expect(cited.filter(({ what }) => !numbers.includes(Number(what)))).toEqual([]);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('a decision says its number, its context, what was decided and what follows, and is listed', () => {
  for (const [index, file] of decisions.entries()) {
    const text = read(file);
    expect([file, text.startsWith(`# D${index + 1} `)]).toEqual([file, true]);
    for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`**${part}.**`);
    expect(read('docs/decisions/README.md')).toContain(`[D${index + 1}](${path.basename(file)})`);
  }
});

test('every link between documents leads somewhere', () => {
  const links = found(documents, /\]\((?!https?:)([^)\s]+)\)/g);
  expect(links.length).toBeGreaterThan(60);
  const dead = links.filter(({ file, what }) => {
    const [target = '', anchor] = what.split('#');
    const document = target ? path.join(path.dirname(file), target) : file;
    return !fs.existsSync(document) || (anchor !== undefined && !anchorsOf(document).includes(anchor));
  });
  expect(dead).toEqual([]);
});

test('every document is linked from another', () => {
  const linked = new Set(
    found(documents, /\]\(([^)\s#]+\.md)/g).map(({ file, what }) => path.join(path.dirname(file), what)),
  );
  expect(documents.filter((document) => document !== 'README.md' && !linked.has(document))).toEqual([]);
});

test('every file that a document names is there', () => {
  const named = found(documents, /`((?:app|components|content|docs|e2e|lib|public|supabase)\/[^`\s*<{]*)`/g);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ what }) => !fs.existsSync(what))).toEqual([]);
  const journeys = found(documents, /([\w-]+\.spec\.ts)/g);
  expect(journeys.filter(({ what }) => !fs.existsSync(`e2e/${what}`))).toEqual([]);
});

test('every document that a comment names is there', () => {
  expect(found(sources, /\b(docs\/[\w./-]+\.md)/g).filter(({ what }) => !fs.existsSync(what))).toEqual([]);
});

test('every command that a document names is one of package.json', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = found(documents, /`npm run ([\w:]+)/g);
  expect(named.filter(({ what }) => !Object.hasOwn(scripts, what))).toEqual([]);
});
