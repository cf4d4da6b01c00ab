/** @jest-environment node */
import { mockEnvironment } from '@/lib/testing/environment';

const { jest } = import.meta;
mockEnvironment();
const { countRedirect, findRedirect, forgetRedirects } = await import('./follow');

const answers = jest.fn<Promise<Response>, [string, RequestInit]>();
const rows = (targets: Record<string, string>) =>
  Response.json(Object.entries(targets).map(([source_path, target_path]) => ({ source_path, target_path })));
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['setImmediate', 'setTimeout', 'nextTick'] });
  answers.mockReset().mockImplementation(async () => rows({ '/blog/old': '/blog/new' }));
  jest.spyOn(globalThis, 'fetch').mockImplementation(answers as typeof fetch);
  forgetRedirects();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('reads the redirects once, and asks again in the background after five seconds', async () => {
  expect(await findRedirect('/blog/old')).toBe('/blog/new');
  expect(await findRedirect('/blog/other')).toBeNull();
  expect(answers).toHaveBeenCalledTimes(1);
  answers.mockImplementation(async () => rows({ '/blog/other': '/blog/new' }));
  jest.advanceTimersByTime(5001);
  expect(await findRedirect('/blog/old')).toBe('/blog/new');
  await settle();
  expect(await findRedirect('/blog/old')).toBeNull();
  expect(answers).toHaveBeenCalledTimes(2);
});

test('an announced change holds for the next request', async () => {
  await findRedirect('/');
  answers.mockImplementation(async () => rows({ '/blog/new': '/blog/newest' }));
  forgetRedirects();
  expect(await findRedirect('/blog/new')).toBe('/blog/newest');
});

test('what was being read when a change was announced is read again', async () => {
  const early = Promise.withResolvers<Response>();
  answers.mockImplementationOnce(() => early.promise);
  const before = findRedirect('/blog/old');
  answers.mockImplementation(async () => rows({ '/blog/old': '/blog/newest' }));
  forgetRedirects();
  const after = findRedirect('/blog/old');
  early.resolve(rows({ '/blog/old': '/blog/new' }));
  expect(await Promise.all([before, after])).toEqual(['/blog/newest', '/blog/newest']);
});

test('keeps what it knows while the database does not answer, and waits for it once in five seconds', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await findRedirect('/');
  answers.mockRejectedValue(new Error('visitor'));
  forgetRedirects();
  for (let count = 0; count < 5; count++) expect(await findRedirect('/blog/old')).toBe('/blog/new');
  expect(answers).toHaveBeenCalledTimes(2);
  answers.mockImplementation(async () => rows({}));
  jest.advanceTimersByTime(5001);
  expect(await findRedirect('/blog/old')).toBeNull();
  expect(logged).toHaveBeenCalledTimes(1);
});

describe('of more redirects than are kept', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`/a/${index}`, '/b']));
  const asked = () => answers.mock.calls.filter(([url]) => url.includes('source_path=eq.')).length;
  beforeEach(() => {
    answers.mockImplementation(async (url) =>
      url.includes('source_path=eq.%2Fblog%2Fold')
        ? rows({ '/blog/old': '/blog/new' })
        : url.includes('source_path=eq.')
          ? rows({})
          : rows(many),
    );
  });

  test('the newest are known at once, and the others are looked up, once a minute', async () => {
    expect([await findRedirect('/a/999'), asked()]).toEqual(['/b', 0]);
    for (let count = 0; count < 3; count++) expect(await findRedirect('/blog/old')).toBe('/blog/new');
    for (let count = 0; count < 3; count++) expect(await findRedirect('/blog')).toBeNull();
    expect(asked()).toBe(2);
    jest.advanceTimersByTime(60_001);
    await findRedirect('/blog');
    expect(asked()).toBe(3);
  });

  test('an announced change holds for the next request', async () => {
    await findRedirect('/blog/old');
    answers.mockImplementation(async (url) =>
      url.includes('source_path=eq.') ? rows({ '/blog/old': '/blog/newest' }) : rows(many),
    );
    forgetRedirects();
    expect(await findRedirect('/blog/old')).toBe('/blog/newest');
  });

  test('what was looked up holds while the database does not answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await findRedirect('/blog/old');
    answers.mockRejectedValue(new Error('refused'));
    forgetRedirects();
    expect([await findRedirect('/blog/old'), await findRedirect('/blog')]).toEqual(['/blog/new', null]);
  });

  test('ten thousand invented addresses leave no more behind than are kept', async () => {
    for (let index = 0; index < 6000; index++) await findRedirect(`/invented/${index}`);
    const before = asked();
    await findRedirect('/invented/5999');
    expect(asked()).toBe(before);
    await findRedirect('/invented/0');
    expect(asked()).toBe(before + 1);
  });
});

test('never leads away, whatever the table says', async () => {
  const away = [
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
  ];
  const targets = [
    ...away,
    '/%2F/evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    '/\t/evil.example',
  ];
  answers.mockImplementation(async () =>
    rows(Object.fromEntries(targets.map((target, index) => [`/away/${index}`, target]))),
  );
  for (const index of targets.keys()) expect(await findRedirect(`/away/${index}`)).toBeNull();
});

test('knows an address by the one spelling of the site', async () => {
  answers.mockImplementation(async () => rows({ '/old-page': '/new', '/%E0%A4%95': '/ka' }));
  expect(await findRedirect('/Old-Page/')).toBe('/new');
  expect(await findRedirect('/%e0%a4%95')).toBe('/ka');
  expect(await findRedirect('/%00')).toBeNull();
  expect(await findRedirect('/constructor')).toBeNull();
});

test('counts a hit, and an outage is no matter', async () => {
  answers.mockRejectedValue(new Error('refused'));
  await countRedirect('/Blog/Old');
  expect([answers.mock.calls[0]?.[0], answers.mock.calls[0]?.[1].body]).toEqual([
    expect.stringMatching(/\/rest\/v1\/rpc\/follow_redirect$/),
    '{"path":"/blog/old"}',
  ]);
});
