/** @jest-environment node */
import { databaseAnswer } from '../../testing/database-answer';
import { mockEnvironment } from '../../testing/environment';

type Call = { name: string; parameters: Record<string, unknown> };
type Delivery = { id: string; path: string; attempts: number };

const env = mockEnvironment();
const calls: Call[] = [];
let queue: Delivery[][] = [];

import.meta.jest.unstable_mockModule('../../supabase/secret', () => ({
  secretClient: () => ({
    rpc: (name: string, parameters: Record<string, unknown>) => {
      calls.push({ name, parameters });
      return databaseAnswer(name.startsWith('claim') ? (queue.shift() ?? []) : null);
    },
  }),
}));
const { announceDueAddresses } = await import('.');

const sent: { url: string; body: { host: string; urlList: string[]; keyLocation: string } }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  Object.assign(env, { INDEXNOW_KEY: 'a-key-of-the-site', SITE_STAGING: false });
  calls.length = 0;
  sent.length = 0;
  queue = [];
  answer = async () => new Response(null, { status: 202 });
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return answer();
  };
  import.meta.jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const delivery = (id: string, path: string, attempts = 1) => ({ id, path, attempts });
const finished = () =>
  calls.filter(({ name }) => name.startsWith('finish')).map(({ parameters }) => parameters);

test('what is due is sent in one call, in full and without repetitions', async () => {
  queue = [[delivery('1', '/blog/a'), delivery('2', '/blog/a', 2), delivery('3', '/services/seo/pune')]];
  await announceDueAddresses();
  expect(sent).toEqual([
    {
      url: 'https://api.indexnow.org/indexnow',
      body: {
        host: 'www.marigold.example',
        key: 'a-key-of-the-site',
        keyLocation: 'https://www.marigold.example/a-key-of-the-site.txt',
        urlList: ['https://www.marigold.example/blog/a', 'https://www.marigold.example/services/seo/pune'],
      },
    },
  ]);
  expect(finished()).toEqual([
    { ids: ['1', '3'], problem: null, pause_seconds: null },
    { ids: ['2'], problem: null, pause_seconds: null },
  ]);
});

test('batch follows batch until nothing is due', async () => {
  queue = [[delivery('1', '/blog/a')], [delivery('2', '/blog/b')]];
  await announceDueAddresses();
  expect(sent).toHaveLength(2);
});

test.each([
  ['is refused', async () => new Response(null, { status: 429 }), 'The endpoint answered 429.'],
  ['is lost', () => Promise.reject(new TypeError('fetch failed')), 'The endpoint did not answer: TypeError.'],
])('a call that %s is put off by a growing pause, and ends the round', async (_, failure, problem) => {
  answer = failure;
  queue = [[delivery('1', '/blog/a'), delivery('2', '/blog/b', 3)], [delivery('3', '/blog/c')]];
  await announceDueAddresses();
  expect(sent).toHaveLength(1);
  expect(finished()).toEqual([
    { ids: ['1'], problem, pause_seconds: 60 },
    { ids: ['2'], problem, pause_seconds: 240 },
  ]);
});

test('after thirty attempts a delivery is given up', async () => {
  answer = async () => new Response(null, { status: 422 });
  queue = [[delivery('1', '/blog/a', 30)]];
  await announceDueAddresses();
  expect(finished()).toMatchObject([{ pause_seconds: null, problem: 'The endpoint answered 422.' }]);
});

test('two calls at once do not send twice', async () => {
  queue = [[delivery('1', '/blog/a')]];
  await Promise.all([announceDueAddresses(), announceDueAddresses()]);
  expect(sent).toHaveLength(1);
});

test.each([{ INDEXNOW_KEY: undefined }, { SITE_STAGING: true }])(
  'with %p nothing is even asked for',
  async (settings) => {
    Object.assign(env, settings);
    await announceDueAddresses();
    expect(calls).toEqual([]);
  },
);
