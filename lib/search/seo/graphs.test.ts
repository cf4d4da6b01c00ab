import { brand } from '@/content/brand';
import { readStructuredData } from '../../audit/page/structured-data';
import { mockEnvironment } from '../../testing/environment';

mockEnvironment();
import.meta.jest.unstable_mockModule('../../site/identity', () => ({ brandOrDefault: async () => brand }));
const { toAuthor } = await import('../../authors/schema');
const { toPost } = await import('../../blog/schema');
const { articleId, postMetadata, blogPosting, profilePage } = await import('./article');
const { businessId, localBusiness } = await import('./business');
const jsonLd = await import('./json-ld');
const { serviceId, serviceNode } = await import('./service');
const { serviceGraph } = await import('../../services/page-facts');
const { toService } = await import('../../services/schema');
const { defaultRows } = await import('../../services/summary');
const { breadcrumbList, faqPage, graph, organization, serializeJsonLd, webPage, website } = jsonLd;

const trail = [{ name: 'Home', path: '/' }, { name: 'Here' }];
const facts = (path: string) => ({ path, title: 'Here', description: 'What is here.' });
const author = toAuthor({ id: 'a', name: 'Asha Nair', slug: 'asha-nair', short_bio: 'Writes.' });
const post = toPost({
  id: 'p',
  title: 'A post',
  slug: 'a-post',
  published_at: '2026-11-01T00:00:00Z',
  tags: ['SEO'],
  authors: { id: 'a', name: 'Asha Nair', slug: 'asha-nair' },
});
const city = '/services/seo/pune';
const identity = { brand, business: { email: 'hello@marigold.example' }, socials: [] };

const pages: Record<string, ReturnType<typeof graph>> = {
  home: graph(webPage({ ...facts('/'), hasTrail: false })),
  list: graph(webPage({ ...facts('/services'), type: 'CollectionPage' }), breadcrumbList(trail, '/services')),
  service: serviceGraph(toService(defaultRows[4] ?? {}), 'India'),
  city: graph(
    webPage({ ...facts(city), mainEntity: serviceId(city) }),
    breadcrumbList(trail, city),
    serviceNode({
      path: city,
      name: 'SEO',
      description: 'What it is.',
      areaServed: { kind: 'City', name: 'Pune', within: 'Maharashtra' },
    }),
  ),
  article: graph(
    webPage({ ...facts('/blog/a-post'), mainEntity: articleId('a-post') }),
    breadcrumbList(trail, '/blog/a-post'),
    blogPosting(post),
  ),
  author: graph(profilePage(author, '/author/asha-nair'), breadcrumbList(trail, '/author/asha-nair')),
  contact: graph(
    webPage({ ...facts('/contact'), type: 'ContactPage', mainEntity: businessId() }),
    breadcrumbList(trail, '/contact'),
    localBusiness(identity),
    faqPage([{ question: 'Why?', answer: 'Because.' }], '/contact'),
  ),
};

const read = (...graphs: ReturnType<typeof graph>[]) =>
  readStructuredData(graphs.map(serializeJsonLd), { isShown: () => true, resolveId: (id) => id });

test('an article’s picture is described to networks and search engines in its own words', async () => {
  const pictured = { ...post, image: '/covers/a.webp', imageAlt: 'A chart of two lines' };
  const url = 'https://www.marigold.example/covers/a.webp';
  expect(blogPosting(pictured)).toMatchObject({ image: { url, caption: 'A chart of two lines' } });
  const shared = [expect.objectContaining({ alt: 'A chart of two lines' })];
  expect((await postMetadata(pictured)).openGraph).toMatchObject({ images: shared });
  expect((await postMetadata(pictured)).twitter).toMatchObject({ images: shared });
  const undescribed = [expect.objectContaining({ alt: 'A post' })];
  expect((await postMetadata({ ...pictured, imageAlt: '' })).openGraph).toMatchObject({
    images: undescribed,
  });
});

test('a sample person is in no structured data', () => {
  const sample = { ...author, isSample: true };
  const written = { ...post, author: sample.name, authorDetails: sample };
  const told = serializeJsonLd(graph(blogPosting(written), profilePage(sample, '/author/asha-nair')));
  expect(told).not.toMatch(/Asha|Person|ProfilePage/);
  expect(serializeJsonLd(graph(blogPosting({ ...written, authorDetails: author })))).toContain('Asha Nair');
});

describe('with what the layout states, the graph', () => {
  const layout = graph(organization(identity), website(identity));

  test.each(Object.entries(pages))(
    'of the page %s is linked, and points at nothing unknown',
    (name, page) => {
      const { ids, references, withoutType, trailFaults } = read(layout, page);
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...withoutType, ...trailFaults]).toEqual([]);
      expect(references).toContain('https://www.marigold.example/#website');
      const trails = ids.filter((id) => id.endsWith('#breadcrumb'));
      expect(references.filter((id) => id.endsWith('#breadcrumb'))).toEqual(trails);
      expect(trails).toHaveLength(name === 'home' ? 0 : 1);
    },
  );
});
