import {
  blogListAddress,
  blogListRewrite,
  blogSearchAddress,
  publicBlogAddress,
  readListSegments,
  readSearchSegments,
} from './list-address';

const rewrite = (address: string) => blogListRewrite(new URL(address, 'https://site.example'));
const MISSING = '/blog/view/none/1';

test.each([
  ['/blog', null],
  ['/blog?utm_source=x', null],
  ['/blog?page=1', null],
  ['/blog?category=All', null],
  ['/blog?q=', null],
  ['/blog?category=', null],
  ['/blog/a-post?page=2', null],
  ['/contact?page=2', null],
  ['/blog?page=2', '/blog/view/all/2'],
  ['/blog?category=SEO', '/blog/view/seo/1'],
  ['/blog?category=SEO&page=2', '/blog/view/seo/2'],
  ['/blog?category=content-strategy', '/blog/view/content-strategy/1'],
  ['/blog?category=Content+Strategy', '/blog/view/content-strategy/1'],
  ['/blog?category=Content%20Strategy&utm_medium=y', '/blog/view/content-strategy/1'],
  ['/blog?category=Plumbing', MISSING],
  ['/blog?category=constructor', MISSING],
  ['/blog?category=../admin', MISSING],
  ['/blog?page=', MISSING],
  ['/blog?page=0', MISSING],
  ['/blog?page=-1', MISSING],
  ['/blog?page=01', MISSING],
  ['/blog?page=1.5', MISSING],
  ['/blog?page=1e3', MISSING],
  ['/blog?page=abc', MISSING],
  ['/blog?page=99999999', MISSING],
  [`/blog?q=${'x'.repeat(181)}`, MISSING],
])('%s is kept at %s', (address, path) => {
  expect(rewrite(address)).toBe(path);
});

test.each([
  'technical seo',
  '..',
  'a/b?c#d',
  '<script>',
  'हिंदी खोज',
  '🎉',
  '%00',
  '"quoted"',
  '-'.repeat(100),
])('a search for %j finds its way there and back', (query) => {
  const path = rewrite(blogSearchAddress({ query, page: 2 })) ?? '';
  expect(path).toMatch(/^\/blog\/view\/search\/[\w-]+\/2$/);
  const [segment = '', page = ''] = path.split('/').slice(-2);
  expect(readSearchSegments(segment, page)).toEqual({ query, page: 2 });
  expect(publicBlogAddress(path)).toBe(blogSearchAddress({ query, page: 2 }));
});

test('a search for what no database stores is one for the rest', () => {
  expect(rewrite('/blog?q=%00')).toBeNull();
  expect(rewrite('/blog?q=a%00b%1f')).toBe(rewrite('/blog?q=ab'));
  expect(rewrite('/blog?q=%ED%A0%80&page=%a')).toBe(MISSING);
  expect(readSearchSegments(Buffer.from('a\u0000').toString('base64url'), '1')).toBeNull();
});

test('addresses of tabs and pages can be read back', () => {
  for (const view of [
    { category: null, page: 2 },
    { category: 'Social Media', page: 1 },
    { category: 'SEO', page: 12 },
  ] as const) {
    const path = rewrite(blogListAddress(view)) ?? '';
    const [category = '', page = ''] = path.split('/').slice(-2);
    expect(readListSegments(category, page)).toEqual(view);
    expect(publicBlogAddress(path)).toBe(blogListAddress(view));
  }
  expect(blogListAddress({ category: null, page: 1 })).toBe('/blog');
});

test.each([
  ['/blog/a-post', null],
  ['/blog/view', null],
  ['/blog/view/none/1', '/blog'],
  ['/blog/view/search/!/1', '/blog'],
])('asked for directly, %s leads to %s', (path, address) => {
  expect(publicBlogAddress(path)).toBe(address);
});
