import { isForInventedAddress, isOfItsAddressAlone, pathOf } from './entry';

const page = (flight: string) => ({ kind: 'APP_PAGE', rscData: Buffer.from(flight) });

test.each([
  ['/route-cache/APP_PAGE/71/$/services/ppc', '/services/ppc'],
  ['/route-cache/APP_PAGE/71/$/index', '/'],
  ['/route-cache/APP_PAGE/71/$/index/index', '/index'],
  ['/route-cache/APP_ROUTE/71/$/feed.xml', '/feed.xml'],
])('%s keeps %s', (key, path) => {
  expect(pathOf(key)).toBe(path);
});

test.each([
  ['its own address', '"c":["","services","ppc"],"q":"","i":0', true],
  ["somebody's query", '"c":["","services","ppc?email=a"],"q":"?email=a","i":0', false],
  ['a query alone', '"c":["","services","ppc"],"q":"?a=\\"b"', false],
  ['an alias', '"c":["","ppc-services-in-delhi"],"q":""', false],
  ['neither', '"other":1', false],
])('a page that was rendered for %s', (_, flight, isKept) => {
  expect(isOfItsAddressAlone('/services/ppc', page(flight))).toBe(isKept);
});

test('the spelling of an address does not matter, and a file has none', () => {
  expect(isOfItsAddressAlone('/', page('"c":["",""],"q":""'))).toBe(true);
  expect(
    isOfItsAddressAlone(
      '/author/a/view/tag-%E0%A4%96/1',
      page('"c":["","author","a","view","tag-ख","1"],"q":""'),
    ),
  ).toBe(true);
  expect(isOfItsAddressAlone('/%E0%A4', page('"c":["","%E0%A4"],"q":""'))).toBe(true);
  expect(isOfItsAddressAlone('/feed.xml', { kind: 'APP_ROUTE', body: Buffer.from('') })).toBe(true);
});

test.each([
  ['one of an invented address', 'APP_PAGE', 'cities,invented', 200, true],
  ['one that is merely kept out of the index', 'APP_PAGE', 'cities', 200, false],
  ['one that is missing', 'APP_PAGE', 'posts', 404, true],
  ['a file', 'APP_ROUTE', 'invented', 200, false],
])('a page that says it is %s', (_, kind, tags, status, isInvented) => {
  const html = '<meta name="robots" content="noindex, follow"/>';
  expect(isForInventedAddress({ kind, html, status, headers: { 'x-next-cache-tags': tags } })).toBe(
    isInvented,
  );
});
