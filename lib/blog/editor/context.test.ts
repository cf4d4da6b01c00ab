/** @jest-environment node */
import { defaultLinks } from '../../services/link';
import { databaseAnswer } from '../../testing/database-answer';
import { mockEnvironment } from '../../testing/environment';

const { jest } = import.meta;
mockEnvironment();
const COPIED =
  'A crawl of the shop shows which addresses answer and which of them are linked from others. '.repeat(4);

const post = (id: string, slug: string, more: object = {}) => ({
  ...{ id, slug, title: slug, meta_title: '', meta_description: null, status: 'published' },
  ...{ published_at: '2026-01-01T00:00:00+00:00', updated_at: '2026-01-01T00:00:00+00:00', ...more },
});
const posts = [
  post('1', 'copied'),
  post('2', 'unlike'),
  post('3', 'draft', { status: 'draft' }),
  post('4', 'later', { published_at: '2999-01-01T00:00:00+00:00' }),
  post('5', 'itself', { meta_title: 'Its title' }),
];
const texts: Record<string, string> = { '1': COPIED, '2': 'Something else. '.repeat(30) };
const redirects = [
  { source_path: '/blog/later', target_path: '/blog/copied' },
  { source_path: '/blog/old', target_path: '/blog/copied' },
  { source_path: '/blog/unlike', target_path: '/blog/copied' },
];
const read = jest.fn();

/** As much of the client as the context uses. */
function query(rows: readonly object[]) {
  const self = {
    ...{ order: () => self, limit: () => self },
    in: (column: string, values: string[]) => {
      if (column !== 'id')
        return databaseAnswer(
          rows.filter((row) => values.includes(String(new Map(Object.entries(row)).get(column)))),
        );
      read(values);
      return databaseAnswer(
        values.map((id) => ({ id, updatedAt: posts[0]?.updated_at, content: texts[id] ?? '' })),
      );
    },
    throwOnError: () => databaseAnswer(rows),
  };
  return self;
}
jest.unstable_mockModule('../../supabase/session', () => ({
  sessionClient: async () => ({
    from: (table: string) => ({ select: () => query(table === 'slug_redirects' ? redirects : posts) }),
  }),
}));
jest.unstable_mockModule('../../site/identity', () => ({
  brandOrDefault: async () => ({ name: 'Marigold Search' }),
}));
jest.unstable_mockModule('../../services', () => ({ readServiceLinks: async () => defaultLinks }));
jest.unstable_mockModule('../../authors', () => ({ listAuthors: async () => [{ slug: 'ananya-rao' }] }));
jest.unstable_mockModule('../../cities', () => ({
  findCoveredCities: async (slugs: string[]) =>
    slugs.includes('kochi') ? [{ slug: 'kochi', name: 'Kochi', services: defaultLinks.slice(0, 2) }] : [],
}));
jest.unstable_mockModule('../../cities/doorway', () => ({
  statesOfCityPages: async (paths: string[]) =>
    new Map(
      [['/services/seo/kochi', true] as const, ['/services/ppc/kochi', false] as const].filter(([path]) =>
        paths.includes(path),
      ),
    ),
}));
const { reviewContext } = await import('./context');

test('knows what every page of the site answers', async () => {
  const draft =
    'Shops in Kochi: [SEO](/services/seo/kochi), [PPC](/services/ppc/kochi), [old](/blog/old), [later](/blog/later).';
  const { pages, redirects: known, linkTargets } = await reviewContext('5', draft);
  expect(linkTargets).toContainEqual({ path: '/services/seo/kochi', label: 'Kochi' });
  const states = [
    '/',
    '/contact',
    '/services/seo',
    '/author/ananya-rao',
    '/services/seo/kochi',
    '/blog/copied',
  ];
  for (const path of states) expect(pages.get(path)).toBe('ok');
  expect(pages.get('/services/ppc/kochi')).toBe('noindex');
  expect(pages.get('/blog/draft')).toBe('missing');
  expect(pages.get('/blog/later')).toBe('redirect');
  expect(pages.get('/blog/old')).toBe('redirect');
  expect(known?.get('/blog/old')).toBe('/blog/copied');
});

test('a city page is known in whatever shape the text links to it', async () => {
  const draft = '[SEO](https://www.marigold.example/seo-services-in-cochin) and [PPC](/PPC/Kochi/).';
  const { pages } = await reviewContext('5', draft);
  expect([pages.get('/services/seo/kochi'), pages.get('/services/ppc/kochi')]).toEqual(['ok', 'noindex']);
});

test('a redirect does not cover a page that is public', async () => {
  expect((await reviewContext('5', '[unlike](/blog/unlike)')).pages.get('/blog/unlike')).toBe('ok');
});

test('leaves the post itself out and brings the texts that are like the draft', async () => {
  const { otherPosts } = await reviewContext('5', COPIED);
  expect(otherPosts.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(otherPosts.filter(({ shingles }) => shingles).map(({ id }) => id)).toEqual(['1']);
});

test('reads a text again only when it has changed', async () => {
  read.mockClear();
  await reviewContext('5', COPIED);
  expect(read).not.toHaveBeenCalled();
});
