/** @jest-environment node */
import { mockEnvironment } from '../../testing/environment';

const env = mockEnvironment();
const { addSurrogateKeys } = await import('./surrogate-keys');

const pageWith = (tags: string) => ({
  kind: 'APP_PAGE',
  headers: { 'x-next-cache-tags': tags } as Record<string, unknown>,
});

test.each([
  ['cloudflare', 'cache-tag', 'page,post,post:a-post'],
  ['fastly', 'surrogate-key', 'page post post:a-post'],
  ['purge', 'surrogate-key', 'page post post:a-post'],
] as const)('a page says to %s in %s what it depends on', (CDN, header, expected) => {
  env.CDN = CDN;
  const page = pageWith('_N_T_/layout,_N_T_/blog/a-post,post,post:a-post,invented,incomplete');
  addSurrogateKeys(page);
  expect(page.headers[header]).toBe(expected);
  const { headers } = page;
  addSurrogateKeys(page);
  expect(page.headers).toBe(headers);
});

test('without a CDN it says nothing', () => {
  env.CDN = undefined;
  const page = pageWith('posts');
  addSurrogateKeys(page);
  expect(Object.keys(page.headers)).toEqual(['x-next-cache-tags']);
});
