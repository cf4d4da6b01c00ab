/** @jest-environment node */
import type { PageState } from '../review/types';
import { judgePages } from './pages';

const known = new Map<string, PageState>([
  ['/', 'ok'],
  ['/blog/crawl-reports', 'ok'],
  ['/blog/draft', 'missing'],
  ['/blog/old', 'redirect'],
  ['/services/seo', 'ok'],
  ['/services/seo/bangalore', 'ok'],
  ['/services/seo/kochi', 'noindex'],
]);

test.each([
  ['/', 'ok'],
  ['/blog/Crawl-Reports/', 'ok'],
  ['/blog/draft', 'missing'],
  ['/blog/old', 'redirect'],
  ['/blog/nowhere', 'missing'],
  ['/nowhere', 'missing'],
  ['/services/seo/bangalore', 'ok'],
  ['/services/seo/bengaluru', 'ok'],
  ['/seo-services-in-kochi', 'noindex'],
  ['/services/seo/atlantis', 'noindex'],
  ['/services/seo/x_1', 'missing'],
  ['/admin/blog', 'noindex'],
  ['/outage', 'noindex'],
  ['/locations/seo', undefined],
  ['/locations/nowhere', 'missing'],
  ['/files/report.pdf', undefined],
  ['/images/blog/a.webp', undefined],
])('%s is %s', (path, state) => {
  const judged = judgePages([path], known);
  expect(judged.get(path.toLowerCase().replace(/(.)\/$/, '$1'))).toBe(state);
});

test('keeps what is known', () => {
  expect(judgePages([], known)).toEqual(known);
});
