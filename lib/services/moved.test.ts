import { movedServicePath } from './moved';

const moved = new Map([['seo', 'search']]);

test.each([
  ['/services/seo', '/services/search'],
  ['/services/seo/pune', '/services/search/pune'],
  ['/seo-services-in-new-delhi', '/services/search/new-delhi'],
  ['/seo-consultant-in-pune', '/services/search/pune'],
  ['/seo/pune', '/services/search/pune'],
  ['/locations/seo', '/locations/search'],
  ['/locations/seo/3', '/locations/search/3'],
])('%s went to %s', (path, target) => {
  expect(movedServicePath(path, moved)).toBe(target);
});

test.each([
  '/',
  '/services',
  '/services/ppc',
  '/services/seo/pune/x',
  '/locations/2',
  '/blog/seo',
  '/services/__proto__',
])('%s stays', (path) => {
  expect(movedServicePath(path, moved)).toBeNull();
});
