/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server.js';
import { mockEnvironment } from '@/lib/testing/environment';
import { pageAt } from './page-at';

mockEnvironment();
const { config } = await import('@/middleware');

const isMatched = (path: string) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url: `https://www.marigold.example${path}` });

const passedBy = [
  '/',
  '/contact',
  '/services',
  '/locations',
  '/terms',
  '/robots.txt',
  '/feed.xml',
  '/sitemaps/posts/1.xml',
  '/images/blog/a.webp',
  '/_next/static/a.js',
  '/api/health',
];

test.each(passedBy)('%s is not slowed, and no redirect can begin there', (path) => {
  expect(isMatched(path)).toBe(false);
  expect(path.startsWith('/_next/') || pageAt(path, () => false)).toBeTruthy();
});

test.each([
  '/blog/old-name',
  '/author/old-name',
  '/about-us',
  '/about.html',
  '/index.php',
  '/contact-us',
  '/services/seo',
  '/services/seo/mumbai',
  '/services/old-service',
  '/services/old-service/mumbai',
  '/services/seo/mumbai/andheri',
  '/services/seo/page2',
  '/2019/05/a-post',
  '/feed.xml.gz',
  '/%E0%A4%95',
  '/admin',
  '/preview/0',
  '/api/images',
])('%s is looked at', (path) => expect(isMatched(path)).toBe(true));
