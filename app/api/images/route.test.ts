/** @jest-environment node */

import { UserError } from '@/lib/action/user-error';
import type { Administrator } from '@/lib/auth';

const { jest } = import.meta;
const getAdministrator = jest.fn<Promise<Administrator | null>, []>();
const getUser = jest.fn();
const storeImage = jest.fn<Promise<object>, [Blob, string]>();
const isFromOwnPage = jest.fn<Promise<boolean>, []>();
const recordEvent = jest.fn();
jest.unstable_mockModule('@/lib/auth', () => ({ getAdministrator }));
jest.unstable_mockModule('@/lib/security/events', () => ({ recordEvent }));
jest.unstable_mockModule('@/lib/supabase/session', () => ({
  sessionClient: async () => ({ auth: { getUser } }),
}));
jest.unstable_mockModule('@/lib/images', () => ({ storeImage }));
jest.unstable_mockModule('@/lib/request', () => ({ isFromOwnPage }));
const { POST } = await import('./route');

const stored = { url: '/images/blog/a.webp', width: 2, height: 1 };

async function post(
  file: Blob | string | null = new Blob(['picture']),
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  if (file !== null) form.set('file', file);
  form.set('alt', 'A chart');
  const request = new Request('https://www.marigold.example/api/images', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  return POST(
    new Request(request.url, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(body.length), ...headers },
    }),
  );
}

beforeEach(() => {
  getAdministrator
    .mockReset()
    .mockResolvedValue({ id: '1', email: 'staff@marigold.example', role: 'editor' });
  getUser.mockReset().mockResolvedValue({ data: { user: null } });
  storeImage.mockReset().mockResolvedValue(stored);
  isFromOwnPage.mockReset().mockResolvedValue(true);
});

test('answers where the picture is, and nobody keeps the answer', async () => {
  const response = await post();
  expect([response.status, await response.json()]).toEqual([200, stored]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(storeImage.mock.calls[0]?.[1]).toBe('A chart');
});

test.each([
  [401, null],
  [403, { id: '2' }],
])('refuses with %d whoever is no administrator', async (status, user) => {
  getAdministrator.mockResolvedValue(null);
  getUser.mockResolvedValue({ data: { user } });
  expect((await post()).status).toBe(status);
  expect(storeImage).not.toHaveBeenCalled();
});

test('refuses what another site posts, before it asks who calls', async () => {
  isFromOwnPage.mockResolvedValue(false);
  expect((await post()).status).toBe(403);
  expect(getAdministrator).not.toHaveBeenCalled();
});

test.each([null, 'text', new Blob([])])('asks for a picture', async (file) => {
  expect((await post(file)).status).toBe(400);
  expect(storeImage).not.toHaveBeenCalled();
});

test.each(['10000001', 'unknown'])('refuses a body of %s bytes unread', async (length) => {
  expect((await post(undefined, { 'content-length': length })).status).toBe(413);
});

test.each([
  [400, new UserError('invalid', 'No picture.'), 'No picture.'],
  [503, new UserError('unavailable', 'Try again.'), 'Try again.'],
  [503, new Error('visitor@example.in'), 'The picture could not be stored. Please try again.'],
])('answers %d with the reason', async (status, error, message) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  storeImage.mockRejectedValue(error);
  const response = await post();
  expect([response.status, await response.json()]).toEqual([status, { message }]);
  expect(String(logged.mock.calls)).not.toContain('visitor');
  logged.mockRestore();
});
