/** @jest-environment node */
import { addressesOf } from './addresses';

const of = (tags: string[], gone: string[] = [], cities: string[] = []) =>
  addressesOf({ tags, gone }, cities);

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
  expect(addresses.toSorted()).toEqual(
    [
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
    ].toSorted(),
  );
  expect(addresses[0]).toBe('/services/seo/bangalore');
  expect(of([], ['/services/seo/bangalore'])).toEqual(addresses);
});

test('a service that moved changes its city pages at both addresses, those that all links lead to first', () => {
  const addresses = of(
    ['service:seo', 'city:seo', 'city:search', 'services'],
    ['/services/seo', '/services/seo/*'],
    ['pune', 'bangalore'],
  );
  const canonical = ['seo', 'search'].flatMap((service) =>
    ['pune', 'bangalore'].map((city) => `/services/${service}/${city}`),
  );
  expect(addresses).toEqual(
    expect.arrayContaining([...canonical, '/seo-services-in-bengaluru', '/search/pune', '/services']),
  );
  const place = (address: string) => addresses.indexOf(address);
  expect(Math.max(...canonical.map(place))).toBeLessThan(place('/seo-services-in-pune'));
});

test('what is gone is named, and what is below it cannot be', () => {
  expect(of(['redirects'], ['/author/someone', '/services/audits/*'])).toEqual(['/author/someone']);
});

test('of very many changes the first are named, for the others are forgotten by themselves meanwhile', () => {
  const cities = Array.from(
    { length: 5000 },
    (_, n) => `city:seo/city-${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`,
  );
  expect(of(cities).length).toBe(2000);
});
