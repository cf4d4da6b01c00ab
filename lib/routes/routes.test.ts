import { services } from '@/content/catalogue';
import { normalisedPath, parseCityPageAddress, routes } from '.';

describe('the addresses of city pages', () => {
  for (const { slug: service } of services) {
    test.each([
      [`/services/${service}/new-delhi`, true],
      [`/${service}-services-in-new-delhi`, false],
      [`/${service}-consultant-in-new-delhi`, false],
      [`/${service}/new-delhi`, false],
    ])('%s is one', (path, isCanonicalShape) => {
      expect(parseCityPageAddress(path)).toEqual({ service, city: 'new-delhi', isCanonicalShape });
    });
  }

  test.each([
    '/services/seo',
    '/services/plumbing/mumbai',
    '/plumbing-services-in-mumbai',
    '/seo/mumbai/andheri',
    '/seo/mumbai1',
    '/services/seo/<script>',
    '/seo-services-in-',
    '/blog/mumbai',
    '/SEO/mumbai',
    '/',
  ])('%s is none', (path) => {
    expect(parseCityPageAddress(path)).toBeNull();
  });

  test('what the site links to can be read back', () => {
    expect(parseCityPageAddress(routes.cityPage('content-strategy', 'pune'))).toMatchObject({ city: 'pune' });
    expect(parseCityPageAddress(routes.cityPageInWords('ppc', 'pune'))).toMatchObject({ service: 'ppc' });
  });
});

test.each([
  ['/Services/SEO/Mumbai/', '/services/seo/mumbai'],
  ['/', '/'],
  ['/contact//', '/contact'],
  ['/blog', '/blog'],
  ['/Blog/%E0%A4%B9', '/blog/%E0%A4%B9'],
])('%s is spelled %s', (given, normalised) => {
  expect(normalisedPath(given)).toBe(normalised);
});
