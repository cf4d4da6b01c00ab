/** @jest-environment node */
import fs from 'node:fs';
import { pageKinds, requestKindOf } from './page-kind';

test.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services/seo', 'service'],
  ['/services/seo/pune', 'city'],
  ['/seo-services-in-pune', 'city'],
  ['/local-seo-consultant-in-new-delhi', 'city'],
  ['/locations', 'locations'],
  ['/locations/maharashtra', 'locations'],
  ['/blog?page=2', 'blog'],
  ['/blog/view/SEO/2', 'blog'],
  ['/blog/a-post', 'post'],
  ['/author/vikram-menon', 'author'],
  ['/author/vikram-menon/view/seo/2', 'author'],
  ['/contact', 'contact'],
  ['/terms', 'legal'],
  ['/blog/a-post.md', 'file'],
  ['/_next/static/chunks/1.js', 'file'],
  ['/_next/image?url=%2Fa.png', 'picture'],
  ['/flight/x/contact', 'file'],
  ['/sitemap.xml', 'file'],
  ['/admin/blog', 'admin'],
  ['/api/metrics', 'api'],
  ['/preview/x', 'preview'],
  ['/wp-login.php', 'file'],
  ['/a/b/c/d', 'other'],
  ['/__proto__', 'other'],
  ['/constructor', 'other'],
])('a request for %s is counted as one for: %s', (url, kind) => {
  expect(requestKindOf(url)).toBe(kind);
});

test('the database has a place for every kind of page', () => {
  const sql = fs.readFileSync('supabase/migrations/20261123003200_web_vitals.sql', 'utf8');
  const [, list = ''] = /page_kind in \(([^)]*)\)/.exec(sql) ?? [];
  expect([...list.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)).toEqual(pageKinds.map(({ value }) => value));
});
