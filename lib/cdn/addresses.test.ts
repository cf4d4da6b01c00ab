/** @jest-environment node */
import { addressesOf } from './addresses';

const of = (tags: string[], gone: string[] = []) => addressesOf({ tags, gone });

test('an article changes its page, its text and the lists it is in', () => {
  const addresses = of(['post:a-post', 'posts', 'posts:texts', 'topic:0123456789ab']);
  for (const address of [
    '/blog/a-post',
    '/blog/a-post.md',
    '/blog?category=Content+Strategy',
    '/blog',
    '/',
    '/feed.xml',
    '/sitemaps/posts-1.xml',
  ])
    expect(addresses).toContain(address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a city page is named in each shape and under each name of its city', () => {
  const addresses = of(['city:seo/bangalore', 'city:seo']);
  expect(addresses).toEqual([
    ...[
      '/services/seo/bangalore',
      '/seo-services-in-bangalore',
      '/seo-consultant-in-bangalore',
      '/seo/bangalore',
    ],
    ...[
      '/services/seo/bengaluru',
      '/seo-services-in-bengaluru',
      '/seo-consultant-in-bengaluru',
      '/seo/bengaluru',
    ],
  ]);
  expect(of([], ['/services/seo/bangalore'])).toEqual(addresses);
});

test('what is gone is named, and what is below it cannot be', () => {
  expect(of(['redirects'], ['/author/someone', '/services/audits/*'])).toEqual(['/author/someone']);
});

test('of very many changes the first are named, for the others are forgotten by themselves meanwhile', () => {
  const cities = Array.from(
    { length: 5000 },
    (_, n) => `city:seo/city-${'abcdefghij'[n % 10]}${'klmnopqrst'[n % 7]}`,
  );
  expect(of(cities).length).toBe(200);
});
