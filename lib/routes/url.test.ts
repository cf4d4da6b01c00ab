import { mockEnvironment } from '../testing/environment';

const env = mockEnvironment();
const { absoluteUrl, isPublicHost } = await import('./url');

describe('addresses in full', () => {
  test.each([
    ['/', 'https://www.marigold.example/'],
    ['/services/seo', 'https://www.marigold.example/services/seo'],
    ['/blog?category=SEO&page=2', 'https://www.marigold.example/blog?category=SEO&page=2'],
    ['/#organization', 'https://www.marigold.example/#organization'],
    ['/blog/हिंदी', 'https://www.marigold.example/blog/%E0%A4%B9%E0%A4%BF%E0%A4%82%E0%A4%A6%E0%A5%80'],
  ])('%s is %s', (path, url) => {
    env.SITE_URL = 'https://www.marigold.example';
    expect(absoluteUrl(path)).toBe(url);
  });
});

describe('the hosts that search engines may index', () => {
  test.each([
    'https://www.marigold.example',
    'http://localhost:3000',
    'https://contest.example',
    'https://latest.in',
  ])('%s may be', (url) => {
    env.SITE_URL = url;
    expect(isPublicHost()).toBe(true);
  });

  test.each([
    'https://staging.marigold.example',
    'https://marigold-staging.example',
    'https://preview-12.marigold.example',
    'https://www.test',
    'https://marigold.vercel.app',
  ])('%s may not', (url) => {
    env.SITE_URL = url;
    expect(isPublicHost()).toBe(false);
  });
});
