import { parseCityPageAddress, routes } from '../routes';
import { defaultLinks, knows } from '../services/link';
import { pageAt } from './page-at';

const isService = knows(defaultLinks);

test.each([
  ['/', 'The home page'],
  ['/contact', 'The contact page'],
  ['/services', 'The list of services'],
  ['/locations', 'The page of all locations'],
  ['/blog', 'The blog'],
  ['/privacy-policy', 'The privacy policy'],
  ['/terms', 'The page of terms'],
  ['/services/local-seo', 'The page of a service'],
  ['/admin', 'A part of the site that is no page'],
  ['/admin/blog', 'A part of the site that is no page'],
  ['/api/health', 'A part of the site that is no page'],
  ['/_next/image', 'A part of the site that is no page'],
  ['/blog/view/seo', 'A part of the site that is no page'],
  ['/author/ananya-rao/view/seo', 'A part of the site that is no page'],
  ['/robots.txt', 'A file of the site'],
  ['/speculation-rules.json', 'A file of the site'],
  ['/logo.svg', 'A file of the site'],
  ['/cities/pune.svg', 'A file of the site'],
  ['/scripts/page-abc.js', 'A part of the site that is no page'],
  ['/locations/2', 'A list of cities'],
  ['/locations/local-seo', 'A list of cities'],
])('at %s is something', (path, page) => {
  expect(pageAt(path, isService)).toBe(page);
});

test('every address of the site that is fixed is known', () => {
  for (const path of Object.values(routes))
    if (typeof path === 'string') expect(pageAt(path, isService)).not.toBeNull();
  for (const { slug } of defaultLinks) expect(pageAt(routes.service(slug), isService)).not.toBeNull();
});

test.each(['/services/seo/pune', '/seo-services-in-pune', '/seo-consultant-in-pune', '/seo/pune'])(
  'a city page is at %s, in whatever shape',
  (path) => {
    expect(parseCityPageAddress(path, isService)).not.toBeNull();
    expect(pageAt(path, isService)).toBe('A city page');
  },
);

test.each([
  '/old-page',
  '/old-page.html',
  '/administration',
  '/apis',
  '/blog/old-name',
  '/author/old-name',
  '/services/web-design',
  '/services/seo/pune/kothrud',
  '/contact-us',
  '/cities/pune',
  '/locations/pune',
])('at %s is nothing that the site has by itself', (path) => {
  expect(pageAt(path, isService)).toBeNull();
});
