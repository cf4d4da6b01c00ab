import { defaultLinks } from '../services/link';
import { cityPageMeant, popularPages } from './not-found';

test.each([
  ['/services/ppc/mumbai', { service: 'ppc', city: 'mumbai' }],
  ['/site-speed-services-in-delhi', { service: 'site-speed', city: 'delhi' }],
  ['/local-seo-consultant-in-pune', { service: 'local-seo', city: 'pune' }],
  ['/seo/bengaluru', { service: 'seo', city: 'bangalore' }],
  ['/services/web-design/mumbai', { service: 'seo', city: 'mumbai' }],
  ['/services/ppc/atlantis', { service: 'ppc', city: 'bangalore' }],
  ['/services/<script>/alert', { service: 'seo', city: 'bangalore' }],
  ['/services/seo/mumbai2', { service: 'seo', city: 'mumbai' }],
  ['/ppc-services-in-mumbai2', { service: 'ppc', city: 'mumbai' }],
  ['/services/ppc/mumbai-2', { service: 'ppc', city: 'mumbai' }],
  ['/services/ppc/hydrabad', { service: 'ppc', city: 'hyderabad' }],
  ['/services/ppc/bengalooru', { service: 'ppc', city: 'bangalore' }],
  ['/services/e-commerce-seo/pune', { service: 'ecommerce-seo', city: 'pune' }],
  ['/e-commerce-seo/pune', { service: 'ecommerce-seo', city: 'pune' }],
  ['/ecomerce-seo-services-in-pune', { service: 'ecommerce-seo', city: 'pune' }],
  ['/content/delhi', { service: 'content-strategy', city: 'delhi' }],
  ['/content-services-in-chennai', { service: 'content-strategy', city: 'chennai' }],
  ['/google-ads/kolkata', { service: 'ppc', city: 'kolkata' }],
  ['/services/constructor/__proto__', { service: 'seo', city: 'bangalore' }],
])('%s may have meant %j', (path, meant) => {
  const found = cityPageMeant(path, defaultLinks);
  expect(found && { service: found.service.slug, city: found.city }).toEqual(meant);
});

test.each(['/', '/nothing', '/blog/mumbai', '/author/nobody', '/a/b/c'])('%s meant no city page', (path) => {
  expect(cityPageMeant(path, defaultLinks)).toBeNull();
});

test('four services in three cities are popular', () => {
  expect(popularPages(defaultLinks)).toHaveLength(12);
});
