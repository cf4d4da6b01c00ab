/** @jest-environment node */
import { isNoindex } from './directives';

test.each([
  [[], null, false],
  [['index, follow'], null, false],
  [['NOINDEX,follow'], null, true],
  [['none'], null, true],
  [[], 'noindex', true],
  [[], 'nofollow, noindex', true],
  [[], 'max-snippet: 20, noindex', true],
  [[], 'unavailable_after: 25 Jun 2030 15:00:00 PST', false],
  [[], 'googlebot: noindex', true],
  [[], 'otherbot: noindex, nofollow', false],
  [[], 'otherbot: nofollow, googlebot: noindex', true],
  [['max-image-preview:large'], 'all', false],
])('%j and %j', (metas, header, expected) => {
  expect(isNoindex(metas, header)).toBe(expected);
});
