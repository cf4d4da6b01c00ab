/** @jest-environment node */
import type { Administrator } from '@/lib/auth';

const { jest } = import.meta;
const getAdministrator = jest.fn<Promise<Administrator | null>, []>();
const getUser = jest.fn();
const exportSubmissions = jest.fn<Promise<ReadableStream<Uint8Array> | null>, [unknown, Date]>();
const recordEvent = jest.fn();
jest.unstable_mockModule('@/lib/auth', () => ({ getAdministrator }));
jest.unstable_mockModule('@/lib/security/events', () => ({ recordEvent }));
jest.unstable_mockModule('@/lib/supabase/session', () => ({
  sessionClient: async () => ({ auth: { getUser } }),
}));
jest.unstable_mockModule('@/lib/submissions/export', () => ({ exportSubmissions }));
const { GET } = await import('./route');

const get = (query = '') => GET(new Request(`https://www.marigold.example/api/submissions/export${query}`));

beforeEach(() => {
  getAdministrator.mockReset().mockResolvedValue({ id: '1', email: 'staff@marigold.example', role: 'owner' });
  getUser.mockReset().mockResolvedValue({ data: { user: null } });
  exportSubmissions.mockReset().mockImplementation(async () => new Response('file').body);
});

afterEach(() => {
  jest.useRealTimers();
});

test('answers a file that nobody keeps, named by the day in India', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T18:30:00Z'), doNotFake: ['setTimeout', 'nextTick'] });
  const response = await get('?status=new&status=closed&date=never');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="form-submissions-2026-11-22.csv"',
    'content-type': 'text/csv; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(await response.text()).toBe('file');
  expect(exportSubmissions.mock.calls[0]?.[0]).toMatchObject({ status: 'new', date: '', q: '' });
});

test.each([
  [401, null],
  [403, { id: '2' }],
])('refuses with %d whoever is no administrator', async (status, user) => {
  getAdministrator.mockResolvedValue(null);
  getUser.mockResolvedValue({ data: { user } });
  const response = await get();
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(exportSubmissions).not.toHaveBeenCalled();
});

test('tells an editor that the export is for owners', async () => {
  getAdministrator.mockResolvedValue({ id: '1', email: 'staff@marigold.example', role: 'editor' });
  const response = await get();
  expect([response.status, await response.text()]).toEqual([403, 'Only owners may export the submissions.']);
  expect(recordEvent).toHaveBeenCalledWith('admin.refused', {
    account: 'staff@marigold.example',
    detail: 'export',
  });
  expect(exportSubmissions).not.toHaveBeenCalled();
});

test('says that there is nothing to export', async () => {
  exportSubmissions.mockResolvedValue(null);
  const response = await get();
  expect([response.status, await response.text()]).toEqual([404, 'No data to export']);
});

test.each(['the sign-in service', 'the database'])('an outage of %s is an outage', async (what) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const outage = Object.assign(new Error('visitor@example.in'), { code: '08006' });
  if (what === 'the database') exportSubmissions.mockRejectedValue(outage);
  else getAdministrator.mockRejectedValue(outage);
  expect((await get()).status).toBe(503);
  expect(String(logged.mock.calls)).not.toContain('visitor');
  logged.mockRestore();
});
