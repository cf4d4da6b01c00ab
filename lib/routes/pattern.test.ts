import { below, fill, toRegExp } from './pattern';

test('a pattern is filled in its order', () => {
  expect(fill('/services/[service]/[city]', 'seo', 'pune')).toBe('/services/seo/pune');
  expect(fill('/blog/[slug].md', '$&')).toBe('/blog/$&.md');
});

test.each([
  ['/blog/[slug].md', '/blog/a.md', { slug: 'a' }],
  ['/blog/[slug].md', '/blog/a-md', undefined],
  ['/blog/[slug]', '/blog/a/b', undefined],
  ['/locations/[...view]', '/locations/seo/2', { view: 'seo/2' }],
  ['/locations/[...view]', '/locations', undefined],
])('%s read from %s', (pattern, path, groups) => {
  expect(toRegExp(pattern).exec(path)?.groups).toEqual(groups);
});

test('what is below an address begins with it, and with a whole part', () => {
  const isThere = below(['/api', '/author/[slug]/view']);
  for (const path of ['/api', '/API/health', '/author/a/view/all/2']) expect(isThere(path)).toBe(true);
  for (const path of ['/apis', '/old/api', '/author/view', '/author/a']) expect(isThere(path)).toBe(false);
});
