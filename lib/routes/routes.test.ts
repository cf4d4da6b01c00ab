import { defaultLinks, knows } from '../services/link';
import { normalisedPath, parseCityPageAddress, routes } from '.';

const isService = knows(defaultLinks);

describe('the addresses of city pages', () => {
  for (const { slug: service } of defaultLinks) {
    test.each([
      [`/services/${service}/new-delhi`, true],
      [`/${service}-services-in-new-delhi`, false],
      [`/${service}-consultant-in-new-delhi`, false],
      [`/${service}/new-delhi`, false],
    ])('%s is one', (path, isCanonicalShape) => {
      expect(parseCityPageAddress(path, isService)).toEqual({ service, city: 'new-delhi', isCanonicalShape });
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
    expect(parseCityPageAddress(path, isService)).toBeNull();
  });

  test('what the site links to can be read back', () => {
    expect(parseCityPageAddress(routes.cityPage('content-strategy', 'pune'), isService)).toMatchObject({
      city: 'pune',
    });
    expect(parseCityPageAddress(routes.cityPageInWords('ppc', 'pune'), isService)).toMatchObject({
      service: 'ppc',
    });
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
