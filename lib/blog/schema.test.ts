import { mockEnvironment } from '../testing/environment';

mockEnvironment().IMAGE_HOSTS = ['cdn.example'];
const { toPost, toPostSummary } = await import('./schema');

const row = { id: '1', slug: 'a', title: 'A', published_at: '2026-01-01T00:00:00+00:00' };

test('a row written by hand is read as far as it goes', () => {
  expect(
    toPostSummary({ ...row, tags: ['a', 1, null], categories: 'x', category: 'SEO', excerpt: 5 }),
  ).toMatchObject({
    tags: ['a'],
    category: 'SEO',
    excerpt: '',
    image: null,
  });
});

test.each([
  ['/covers/a.webp', '/covers/a.webp'],
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['https://elsewhere.example/a.webp', null],
  ['https://cdn.example.evil.example/a.webp', null],
  ['http://cdn.example/a.webp', null],
  ['//cdn.example/a.webp', null],
  ['/\\cdn.example/a.webp', null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AA', null],
  [null, null],
])('a picture from %s is shown from %s', (given, shown) => {
  expect(toPostSummary({ ...row, featured_image: given }).image).toBe(shown);
});

test('the first of the categories counts, and the author only with a row', () => {
  const author = {
    id: '2',
    slug: 'b',
    name: 'B',
    social_links: { twitter: 'javascript:x', website: 'https://b.example', linkedin: 7 },
  };
  const post = toPost({ ...row, categories: ['Analytics', 'SEO'], category: 'SEO', author_details: author });
  expect(post.category).toBe('Analytics');
  expect(post.authorDetails?.socials).toEqual([{ network: 'website', url: 'https://b.example/' }]);
  expect(toPost({ ...row, author: 'Plain', author_details: null }).authorDetails).toBeNull();
  expect(post).toMatchObject({ metaTitle: 'A', metaDescription: '', changedAt: null });
});
