import { gonePages } from './gone-pages';

const post = { slug: 'a-post', status: 'published', published_at: '2025-01-05T03:30:00Z' };
const city = { city: 'Bangalore', service_type: 'SEO' };
const inBangalore = ['/services/seo/bangalore', '/services/seo/bengaluru'];

test.each([
  ['unpublished', post, { ...post, status: 'draft' }, ['/blog/a-post']],
  ['moved to another slug', post, { ...post, slug: 'another' }, ['/blog/a-post']],
  ['put off until later', post, { ...post, published_at: '2999-01-01T00:00:00Z' }, ['/blog/a-post']],
  ['deleted', post, null, ['/blog/a-post']],
  ['corrected', post, { ...post, title: 'Other' }, []],
  ['published', { ...post, status: 'draft' }, post, []],
  ['made', null, post, []],
])('an article that was %s', (_, before, after, gone) => {
  expect(gonePages('blog_posts', before, after)).toEqual(gone);
});

test.each([
  ['city_pages', city, null, inBangalore],
  ['city_pages', city, { ...city, city: 'Pune' }, inBangalore],
  ['city_pages', city, { ...city, state: 'Karnataka' }, []],
  ['city_pages', city, { ...city, status: 'draft' }, inBangalore],
  ['city_pages', { ...city, status: 'draft' }, null, []],
  ['city_pages', { ...city, service_type: 'Plumbing' }, null, []],
  ['authors', { slug: 'a-name' }, { slug: 'another-name' }, ['/author/a-name']],
  ['service_details', { service_slug: 'seo' }, null, ['/services/seo']],
  ['service_details', { service_slug: '__proto__' }, null, []],
  ['slug_redirects', { source_path: '/blog/a' }, null, []],
  ['blog_posts', {}, null, []],
])('in %s, %j becomes %j', (table, before, after, gone) => {
  expect(gonePages(table, before, after)).toEqual(gone);
});
