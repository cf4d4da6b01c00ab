import { NEW_ADDRESS, OLD_ADDRESS, redirectSchema, toRedirect } from './schema';

const read = (source: string, target = '/blog/new-name') =>
  redirectSchema.safeParse({ id: null, source, target });
const errorsOf = ({ error }: ReturnType<typeof read>) =>
  Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

test.each([
  [' /Blog/Old-Name/ ', '/blog/old-name'],
  ['/old page'.replace(' ', '%20'), '/old%20page'],
  ['/ब्लॉग', '/%E0%A4%AC%E0%A5%8D%E0%A4%B2%E0%A5%89%E0%A4%97'],
  ['/%e0%a4%ac', '/%E0%A4%AC'],
  ['/a/../b', '/b'],
  ['/index.PHP', '/index.php'],
])('the old address %s is kept as browsers ask for it', (typed, source) => {
  expect(read(typed).data?.source).toBe(source);
});

test.each([
  ['/blog/New-Name/', '/blog/new-name'],
  ['/blog/new?Page=2#Top', '/blog/new?Page=2#Top'],
  ['/', '/'],
])('the new address %s is kept as the site spells it', (typed, target) => {
  expect(read('/old', typed).data?.target).toBe(target);
});

test.each([
  '',
  'blog/old',
  'https://example.in/old',
  '//example.in/old',
  '/.//example.in',
  '/old?page=2',
  '/old?',
  '/old#part',
  '/old name',
  '/old\\name',
  '/%zz',
  '/%E0%A4',
  '/%00',
  `/${'x'.repeat(2048)}`,
])('the old address %j is malformed', (source) => {
  expect(errorsOf(read(source))).toEqual({ source: OLD_ADDRESS });
});

test.each([
  '',
  'new',
  'https://example.in/new',
  '//example.in',
  '/\\example.in',
  '/.//example.in',
  '/%zz',
  '/a//b',
  '/%5Cexample.in',
  '/a/%2f/b',
])('the new address %j is malformed', (target) => {
  expect(errorsOf(read('/old', target))).toEqual({ target: NEW_ADDRESS });
});

test('a redirect may not cover a page of the site', () => {
  expect(errorsOf(read('/Locations/'))).toEqual({
    source: 'The page of all locations is at /locations, so a redirect would make it unreachable.',
  });
});

test.each(['/old', '/OLD/', '/old?page=2', '/old#top', '/x/../old'])(
  'a redirect from /old may not lead to %s',
  (target) => {
    expect(errorsOf(read('/old', target))).toEqual({
      target: 'This redirect would lead back to where it starts.',
    });
  },
);

test('a row is read', () => {
  const row = { id: 'r1', source_path: '/a', target_path: '/b', hits: '12', last_hit_at: null };
  expect(toRedirect(row)).toEqual({ id: 'r1', source: '/a', target: '/b', hits: 12, lastHitAt: null });
});
