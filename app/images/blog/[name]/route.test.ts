/** @jest-environment node */
import { mockEnvironment } from '@/lib/testing/environment';

const { jest } = import.meta;
mockEnvironment();
const { GET } = await import('./route');

const name = `${'a'.repeat(32)}-1600x900.webp`;
const get = (asked = name) =>
  GET(new Request('https://www.marigold.example/'), { params: Promise.resolve({ name: asked }) });
const storage = jest.spyOn(globalThis, 'fetch');
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  storage.mockReset();
});
afterAll(() => {
  storage.mockRestore();
  logged.mockRestore();
});

test('gives the stored picture for a year, as a picture', async () => {
  storage.mockResolvedValue(
    new Response('bytes', { headers: { 'content-type': 'text/html', 'content-length': '5' } }),
  );
  const response = await get();
  expect([response.status, await response.text()]).toEqual([200, 'bytes']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '5',
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
  });
  expect(storage.mock.calls[0]?.[0]).toBe(
    `https://database.example/storage/v1/object/public/blog-images/${name}`,
  );
});

test.each(['x.webp', `../${name}`, name.replace('.webp', '.svg'), `${name}?a`, name.toUpperCase()])(
  'does not ask Storage for %s',
  async (malformed) => {
    expect((await get(malformed)).status).toBe(404);
    expect(storage).not.toHaveBeenCalled();
  },
);

test.each([
  [404, 400],
  [404, 404],
  [503, 429],
  [503, 500],
])('answers %d when Storage answers %d, and nobody keeps it', async (status, stored) => {
  storage.mockResolvedValue(Response.json({}, { status: stored }));
  const response = await get();
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test('answers 503 when Storage does not answer', async () => {
  storage.mockRejectedValue(new TypeError('fetch failed'));
  expect((await get()).status).toBe(503);
});
