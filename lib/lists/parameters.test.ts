import { addressWith, firstOf, readSearch } from './parameters';

test('of a repeated parameter the first counts', () => {
  expect(firstOf(['a', 'b'])).toBe('a');
  expect(firstOf([])).toBe('');
  expect(firstOf(undefined)).toBe('');
});

test.each([
  ['  site\u0000speed ', 'site speed'],
  ['x'.repeat(200), 'x'.repeat(100)],
  [`${'x'.repeat(99)}🙂`, `${'x'.repeat(99)}\ufffd`],
])('a search is printable and short', (given, read) => {
  expect(readSearch(given)).toBe(read);
});

test('an address names only what says something', () => {
  expect(addressWith('/admin/blog', { q: '', status: '' })).toBe('/admin/blog');
  expect(addressWith('/admin/blog', { q: 'a&b', status: 'draft' })).toBe('/admin/blog?q=a%26b&status=draft');
});
