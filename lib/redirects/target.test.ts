import { defaultLinks, knows } from '../services/link';
import { databaseAnswer } from '../testing/database-answer';

const { jest } = import.meta;
const rows = new Set(['slug_redirects:/moved', 'blog_posts:a-post:published', 'authors:ananya-rao']);
let outage: { code: string } | null = null;

function from(table: string) {
  let asked = table;
  const query = {
    select: () => query,
    eq(_column: string, value: string) {
      asked += `:${value}`;
      return query;
    },
    limit: () => databaseAnswer(rows.has(asked) ? [{ id: '1' }] : [], outage),
  };
  return query;
}
jest.unstable_mockModule('../supabase/session', () => ({ sessionClient: async () => ({ from }) }));
jest.unstable_mockModule('../services/follow', () => ({ isKnownService: async () => knows(defaultLinks) }));
const { refuseCoveredPage, refuseMissingTarget } = await import('./target');

test.each([
  ['/'],
  ['/services/seo?from=old#part'],
  ['/services/seo/mumbai'],
  ['/feed.xml'],
  ['/images/blog/a.webp'],
  ['/blog/a-post'],
  ['/blog/a-post.md'],
  ['/author/ananya-rao#articles'],
  ['/author/ananya-rao/feed.xml'],
  ['/moved'],
])('a redirect may lead to %s', async (target) => {
  await expect(refuseMissingTarget(target)).resolves.toBeUndefined();
});

test.each([
  ['/blog/no-such-post'],
  ['/author/nobody'],
  ['/new'],
  ['/services/constructor'],
  ['/blog/%E0%A4'],
])('none leads to %s, where there is no page', async (target) => {
  const message = `There is no page at ${target}, so visitors would be led to one that is missing.`;
  await expect(refuseMissingTarget(`${target}?a=b`)).rejects.toMatchObject({
    ...{ reason: 'invalid', message, fieldErrors: { target: message } },
  });
});

test('an outage is no missing page', async () => {
  outage = { code: '57014' };
  await expect(refuseMissingTarget('/blog/a-post')).rejects.toMatchObject(outage);
});

test.each([
  ['/services/seo', 'The page of a service'],
  ['/seo-services-in-pune', 'A city page'],
  ['/locations/seo', 'A list of cities'],
])('no redirect may begin at %s', async (source, page) => {
  const message = `${page} is at ${source}, so a redirect would make it unreachable.`;
  await expect(refuseCoveredPage(source)).rejects.toMatchObject({ fieldErrors: { source: message } });
  await expect(refuseCoveredPage(source.replace('seo', 'web-design'))).resolves.toBeUndefined();
});
