/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app/(site)', 'app/preview', 'components', 'lib/cities', 'lib/search', 'lib/services'];

/** Words of controls, messages of the specification, and what is no text: docs/who-changes-what.md. */
const ALLOWED = new Set([
  ...['blogWords', 'blogError', 'chromeControls', 'fieldLabels', 'serviceOptions'],
  ...['cityCoordinates', 'cityDrawings', 'indiaOutline', 'isSample'],
]);
/** Where a default is meant as a default. */
const DEFAULTS = /^lib\/(search\/seo\/(preview|metadata)|services\/(complete-row|link|options|summary))\.ts$/;

const files = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^components\/admin\//.test(file)),
);

function takenFromContent(file: string): string[] {
  const imports = fs.readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '@\/content\/[^']+';/gm);
  return [...imports].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.replace(/ as .*/, '')),
  );
}

test('what visitors read comes from sections, and from content/ only the words of controls', () => {
  expect(files.length).toBeGreaterThan(150);
  const others = files
    .filter((file) => !DEFAULTS.test(file))
    .flatMap((file) =>
      takenFromContent(file)
        .filter((name) => !ALLOWED.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(others).toEqual([]);
});

test('the table of who changes what names every section', () => {
  const table = fs.readFileSync('docs/who-changes-what.md', 'utf8');
  const names = [
    ...fs.readFileSync('lib/site/sections/index.ts', 'utf8').matchAll(/^ {2}'?([a-z-]+)'?[:,]/gm),
  ];
  expect(names.length).toBeGreaterThan(20);
  for (const [, name = ''] of names) expect(table).toMatch(new RegExp(`[\`/]${name}\``));
});
