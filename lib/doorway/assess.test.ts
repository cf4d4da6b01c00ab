/** @jest-environment node */
import { type Assessment, assessCityPages } from './assess';
import type { CityPageText } from './page-text';
import { readSeedPages } from './testing';

const seed = readSeedPages();
const LATER = '2026-12-01T00:00:00Z';

function assess(...added: CityPageText[]): Map<string, Assessment> {
  return assessCityPages([...added, ...seed]);
}

function find(assessments: Map<string, Assessment>, id: string): Assessment {
  return assessments.get(id) ?? fail(id);
}

function seedPage(id: string): CityPageText {
  return seed.find((page) => page.id === id) ?? fail(id);
}

function fail(id: string): never {
  throw new Error(`${id} is missing`);
}

/** The same text with the name of the city exchanged, as doorway pages are made. */
function moved(page: CityPageText, city: string, change: Partial<CityPageText> = {}): CityPageText {
  const swap = (text: string) => text.replaceAll(page.city, city);
  return {
    ...page,
    id: `copy-${city}`,
    city,
    citySlug: city.toLowerCase(),
    prose: page.prose.map(swap),
    headings: page.headings.map(swap),
    createdAt: LATER,
    ...change,
  };
}

test('every page of the seed passes, far from the bar', () => {
  const assessments = [...assess().values()];
  expect(assessments).toHaveLength(44);
  expect(assessments.flatMap(({ name, reasons }) => reasons.map((reason) => `${name}: ${reason}`))).toEqual(
    [],
  );
  expect(Math.max(...assessments.map(({ overlap }) => overlap))).toBeLessThan(0.02);
  expect(Math.min(...assessments.map(({ ownWords }) => ownWords))).toBeGreaterThan(500);
  expect(Math.min(...assessments.map(({ evidence }) => evidence))).toBeGreaterThan(10);
});

test('a copy with another city in it fails, and what it was copied from does not', () => {
  const assessments = assess(moved(seedPage('seo-mumbai.sql'), 'Nagpur'));
  expect(find(assessments, 'seo-mumbai.sql').indexable).toBe(true);
  expect(find(assessments, 'copy-Nagpur')).toMatchObject({
    name: 'SEO in Nagpur',
    path: '/services/seo/nagpur',
    indexable: false,
    reasons: [
      '100 % of its phrases stand on older pages too, most of them on “SEO in Mumbai”; at most 30 % may.',
      'It has 1 words of its own; at least 250 are needed.',
      'It names nothing that older SEO pages of other cities do not; at least 3 local names or figures are needed.',
    ],
  });
});

test('a copy is a copy under whatever name of its city, and with a state of its own', () => {
  const page = moved(seedPage('seo-jaipur.sql'), 'Bengaluru', {
    id: 'alias',
    city: 'Bangalore',
    citySlug: 'bangalore',
    state: 'Karnataka',
  });
  expect(find(assess(page), 'alias').overlap).toBeGreaterThan(0.95);
});

test('one text for two services of a city fails', () => {
  const page = { ...seedPage('seo-pune.sql'), id: 'ppc', service: 'ppc', createdAt: LATER } as const;
  expect(find(assess(page), 'ppc').reasons).toEqual([
    expect.stringContaining('most of them on “SEO in Pune”'),
    expect.stringContaining('words of its own'),
  ]);
});

test('a page put together from several siblings fails', () => {
  const parts = ['ppc-mumbai.sql', 'ppc-chennai.sql', 'ppc-kolkata.sql'].map(seedPage);
  const patchwork: CityPageText = {
    ...moved(seedPage('ppc-mumbai.sql'), 'Nagpur'),
    prose: parts.flatMap(({ prose }) => prose.slice(0, 4)),
    headings: [],
  };
  expect(find(assess(patchwork), 'copy-Nagpur').overlap).toBeGreaterThan(0.9);
});

test('a thin page fails for what it lacks', () => {
  const thin: CityPageText = {
    id: 'thin',
    service: 'seo',
    city: 'Nagpur',
    citySlug: 'nagpur',
    state: 'Maharashtra',
    prose: [
      'Our team helps every business in Nagpur to grow with Google. Ask us for an audit near Sitabuldi.',
    ],
    headings: [],
    createdAt: LATER,
  };
  expect(find(assess(thin), 'thin').reasons).toEqual([
    'It has 18 words of its own; at least 250 are needed.',
    'It names only Sitabuldi that older SEO pages of other cities do not; at least 3 local names or figures are needed.',
  ]);
});

test('a row without text is no error', () => {
  const empty = { ...moved(seedPage('seo-pune.sql'), 'Nagpur'), prose: [], headings: [] };
  expect(find(assess(empty), 'copy-Nagpur')).toMatchObject({ indexable: false, overlap: 0, ownWords: 0 });
});

test('a thousand pages made of one template are told from one another', () => {
  const template = seedPage('local-seo-kochi.sql');
  const pages = Array.from({ length: 1000 }, (_, index) =>
    moved(template, `City${index}`, { createdAt: `${2000 + index}` }),
  );
  const assessments = [...assessCityPages(pages).values()];
  expect(assessments.filter(({ indexable }) => indexable)).toHaveLength(1);
});
