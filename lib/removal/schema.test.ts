import { removalSchema } from './schema';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  ['', null],
  ['  ', null],
  ['/Blog/', '/blog'],
  [' /services/seo?a=b#c ', '/services/seo?a=b#c'],
])('of %j visitors are led to %j', (redirectTo, target) => {
  expect(removalSchema.parse({ id, redirectTo }).redirectTo).toBe(target);
});

test.each(['https://elsewhere.example/', '//elsewhere.example', 'blog', '/a b', '/%E0%A4'])(
  'visitors are not led to %s',
  (redirectTo) => {
    expect(removalSchema.safeParse({ id, redirectTo }).error?.issues[0]?.message).toMatch(
      /^The new address must be a path of this site/,
    );
  },
);
