import {
  exportAddress,
  hasFilters,
  listAddress,
  readSearchParameters,
  readSubmissionAddress,
  readView,
  submissionAddress,
} from './filters';

const nothing = { q: '', status: '', service: '', date: '', page: 1 };

test('an empty form asks for everything', () => {
  expect(readView({ q: '', status: '', service: '', date: '' })).toEqual(nothing);
});

test('every filter is read from the address and written back', () => {
  const view = readView({ q: ' rao & co ', status: 'new', service: 'site-speed', date: 'month', page: '3' });
  expect(view).toEqual({ q: 'rao & co', status: 'new', service: 'site-speed', date: 'month', page: 3 });
  const address = '/admin?q=rao+%26+co&status=new&service=site-speed&date=month&page=3';
  expect(listAddress(view)).toBe(address);
  expect(readSearchParameters(new URLSearchParams(address.split('?')[1]))).toEqual(view);
});

test('what is not filtered does not stand in the address', () => {
  expect(listAddress(readView({}))).toBe('/admin');
  expect(exportAddress(readView({ page: '7', status: 'closed' }))).toBe(
    '/api/submissions/export?status=closed',
  );
  expect(exportAddress(readView({ page: '7' }))).toBe('/api/submissions/export');
});

test.each([
  [{ status: 'open' }],
  [{ status: '__proto__', service: '__proto__', date: 'toString' }],
  [{ service: 'SEO' }],
  [{ date: '2026-01-01' }],
  [{ page: '0' }],
  [{ page: '-1' }],
  [{ page: '1e3' }],
  [{ page: '9999999' }],
  [{ q: '\0\u0007 ' }],
  [{ q: [] }],
])('%j is as good as nothing', (parameters) => {
  expect(readView(parameters)).toEqual(nothing);
});

test('of repeated parameters the first counts', () => {
  expect(readView({ status: ['new', 'closed'], page: ['2', 'x'], q: ['a', 'b'] })).toMatchObject({
    status: 'new',
    page: 2,
    q: 'a',
  });
  expect(readSearchParameters(new URLSearchParams('date=today&date=week&other=1')).date).toBe('today');
});

test('a search is at most 100 characters and never half of one', () => {
  const { q } = readView({ q: `${'x'.repeat(99)}😀` });
  expect(q.length).toBeLessThanOrEqual(100);
  expect(q.isWellFormed()).toBe(true);
});

test('knows whether anything is filtered', () => {
  expect(hasFilters(readView({ page: '4' }))).toBe(false);
  expect(hasFilters(readView({ q: 'a' }))).toBe(true);
  expect(hasFilters(readView({ date: 'today' }))).toBe(true);
});

test('a submission has an address over its list, and nothing else is taken for one', () => {
  const id = '00000000-0000-4000-8000-00000000000a';
  expect(submissionAddress(id)).toBe(`/admin?lead=${id}`);
  expect(submissionAddress(id, listAddress(readView({ status: 'new' })))).toBe(
    `/admin?status=new&lead=${id}`,
  );
  expect(readSubmissionAddress({ lead: id.toUpperCase() })).toBe(id);
  for (const lead of ['', '1', `${id}'`, '__proto__', undefined])
    expect(readSubmissionAddress({ lead })).toBe('');
});
