import { readableRange, readableUrl } from './readable-url';

test.each([
  ['/%E0%A4%a', '/%25e0%25a4%25a'],
  ['/%', '/%25'],
  ['/Blog/%zz?q=%zz', '/blog/%25zz?q=%zz'],
  ['/%0a', '/%250a'],
  ['/%00?a=%00#%', '/%2500?a=%00#%'],
  ['/services/seo/%c0%ae', '/services/seo/%25c0%25ae'],
  ['/_next/image?url=%2F%25a.png&w=384', '/_next/image'],
])('%s is asked for as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
});

test.each(['/', '/blog?q=%a', '/%E0%A4%B9', '/A%20b', '*', '', '/_next/image?url=%2Fa%2520b.png&w=384'])(
  '%j stays',
  (url) => {
    expect(readableUrl(url)).toBe(url);
  },
);

test('a range that is misspelled is none', () => {
  for (const range of ['bytes=0-9', 'bytes=5-', 'bytes=-5', 'bytes=0-1, 3-4'])
    expect(readableRange(range)).toBe(range);
  for (const range of ['bytes=%a', 'bytes=', 'lines=1-2', 'bytes=a-b', '', undefined])
    expect(readableRange(range)).toBeUndefined();
});
