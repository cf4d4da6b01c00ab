/** @jest-environment node */
import { mockEnvironment } from '@/lib/testing/environment';

const { jest } = import.meta;
const env = mockEnvironment();
let headers = new Headers();
let later: (() => Promise<void>)[] = [];
const stored = jest.fn();
let fails = false;
jest.unstable_mockModule('next/headers', () => ({ headers: async () => headers }));
jest.unstable_mockModule('next/server', () => ({ after: (work: () => Promise<void>) => later.push(work) }));
jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: async () => {} }));
jest.unstable_mockModule('@/lib/supabase/secret', () => ({
  secretClient: () => ({
    rpc: (name: string, { counts }: { counts: unknown }) => ({
      abortSignal: () => ({
        throwOnError: async () => {
          if (fails) throw Object.assign(new Error('Asha'), { code: '57014' });
          stored(name, counts);
        },
      }),
    }),
  }),
}));
const { POST } = await import('./route');

const OWN = {
  origin: 'https://www.marigold.example',
  host: 'www.marigold.example',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/146.0.0.0 Safari/537.36',
};
const visit = { page: '/services/seo/pune', device: 'phone', lcp: 1234.5, cls: 0, ttfb: 90 };

async function send(body: unknown, given: Record<string, string> = {}): Promise<number> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  headers = new Headers({ ...OWN, 'x-forwarded-for': '203.0.113.9', ...given });
  const length = { 'content-length': String(Buffer.byteLength(text)) };
  const init = { method: 'POST', body: text, headers: { ...Object.fromEntries(headers), ...length } };
  return (await POST(new Request('https://www.marigold.example/api/vitals', init))).status;
}
const afterTheAnswer = () => Promise.all(later.map((work) => work()));

beforeEach(() => {
  env.FIELD_VITALS = true;
  later = [];
  fails = false;
  stored.mockReset();
});

test('a visit is counted by its kind of page and in buckets, after the answer; two at once in one go', async () => {
  expect(await send(visit)).toBe(204);
  expect(await send({ ...visit, page: '/services/seo/delhi' })).toBe(204);
  expect(stored).not.toHaveBeenCalled();
  await afterTheAnswer();
  const of = { page_kind: 'city', device: 'phone', times: 2 };
  expect(stored.mock.calls).toEqual([
    [
      'record_web_vitals',
      [
        { ...of, metric: 'lcp', bucket: 14 },
        { ...of, metric: 'cls', bucket: 0 },
        { ...of, metric: 'ttfb', bucket: 3 },
      ],
    ],
  ]);
  expect(JSON.stringify(stored.mock.calls)).not.toMatch(/pune|203\.0/);
});

test.each<[string, Record<string, string>]>([
  ['not be tracked', { dnt: '1' }],
  ['not be sold', { 'sec-gpc': '1' }],
  ['save data', { 'save-data': 'on' }],
  ['be known as a robot', { 'user-agent': 'Googlebot/2.1' }],
])('whoever wishes to %s is answered and not counted', async (_, given) => {
  expect(await send(visit, given)).toBe(204);
  expect(later).toEqual([]);
});

test('where the setting turns it off, nothing is counted', async () => {
  env.FIELD_VITALS = false;
  expect(await send(visit)).toBe(204);
  expect(later).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', 'lcp=1'],
  ['a list', []],
  ['another field', { ...visit, email: 'a@example.in' }],
  ['an unknown device', { ...visit, device: 'toaster' }],
  ['a negative time', { ...visit, lcp: -1 }],
  ['a time of a week', { ...visit, lcp: 604_800_000 }],
  ['a text for a number', { ...visit, cls: '0' }],
  ['no page', { ...visit, page: 'https://elsewhere.example/' }],
  ['__proto__', JSON.parse('{"__proto__":{"device":"phone"}}')],
  ['more than a visit can say', { ...visit, page: `/${'x'.repeat(5000)}` }],
])('%s is refused', async (_, body) => {
  expect(await send(body)).toBe(400);
  expect(later).toEqual([]);
});

test('another site cannot count here', async () => {
  expect(await send(visit, { origin: 'https://elsewhere.example' })).toBe(400);
});

test('a database that does not take it disturbs nobody, and the log has its code alone', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => {});
  fails = true;
  await send(visit);
  await afterTheAnswer();
  expect(String(logged.mock.calls)).toContain('"event":"vitals.not_stored","code":"57014"');
  expect(String(logged.mock.calls)).not.toContain('Asha');
  logged.mockRestore();
});
