/** @jest-environment node */
import { mockEnvironment } from '@/lib/testing/environment';

const { jest } = import.meta;
const env = mockEnvironment();
const recordEvent = jest.fn();
jest.unstable_mockModule('@/lib/security/events', () => ({ recordEvent }));
const { GET } = await import('./route');

const database = jest.spyOn(globalThis, 'fetch');
const ask = (authorization?: string) =>
  GET(new Request('https://www.marigold.example/', { headers: authorization ? { authorization } : {} }));
const TOKEN = 'metrics-token-of-16';

beforeEach(() => {
  env.METRICS_TOKEN = TOKEN;
  database.mockReset().mockRejectedValue(new TypeError('fetch failed'));
});
afterAll(() => database.mockRestore());

test.each([undefined, 'Bearer ', 'Bearer wrong-token-of-16!', `Basic ${TOKEN}`, TOKEN])(
  'with %j there is nothing, and nothing is asked',
  async (given) => {
    const response = await ask(given);
    expect([response.status, await response.text()]).toEqual([404, '']);
    expect(recordEvent).toHaveBeenCalledWith('admin.refused', { detail: 'metrics' });
    expect(database).not.toHaveBeenCalled();
  },
);

test('without a token in the settings nobody gets them', async () => {
  env.METRICS_TOKEN = undefined;
  expect((await ask('Bearer undefined')).status).toBe(404);
  expect((await ask('Bearer ')).status).toBe(404);
});

test('every line is one that Prometheus reads, also while the database is away, and no cache keeps them', async () => {
  const response = await ask(`Bearer ${TOKEN}`);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  const lines = text.trimEnd().split('\n');
  const label = String.raw`[a-z_]+="(?:[^"\\\n]|\\.)*"`;
  const line = new RegExp(
    String.raw`^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{${label}(?:,${label})*\})? -?[\d.e+-]+)$`,
  );
  expect(lines.filter((one) => !line.test(one))).toEqual([]);
  // Each name is described once, before what is said of it.
  const described = lines.filter((one) => one.startsWith('# TYPE')).map((one) => one.split(' ')[2]);
  expect(new Set(described).size).toBe(described.length);
  expect(lines).toContain('site_database_up 0');
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  expect(text).not.toContain('site_queue_length');
});
