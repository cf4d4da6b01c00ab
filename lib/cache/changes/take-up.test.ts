/** @jest-environment node */
const { jest } = import.meta;
const forgetRedirects = jest.fn();
jest.unstable_mockModule('../../redirects/follow', () => ({ forgetRedirects }));
const forgetServices = jest.fn();
jest.unstable_mockModule('../../services/follow', () => ({ forgetServices }));
const forgetAnswers = jest.fn();
const forgetEveryAnswer = jest.fn();
jest.unstable_mockModule('../../server/answers/page', () => ({ forgetAnswers, forgetEveryAnswer }));
const { takeUp } = await import('./take-up');
const { isExpired, isGone, namesGonePage } = await import('../page-cache/expiry');

let now = Date.now();
beforeEach(() => {
  now += 10_000;
  jest.useFakeTimers({ now });
  for (const mock of [forgetRedirects, forgetServices, forgetAnswers, forgetEveryAnswer]) mock.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

test('exactly what was touched is out of date, in every place where it is kept', () => {
  takeUp({ tags: ['city:seo/pune', 'cities:dates'], gone: [] });
  expect(isExpired(['city', 'city:seo', 'city:seo/pune'], now)).toBe(true);
  expect(isExpired(['city', 'city:seo', 'city:seo/nagpur'], now)).toBe(false);
  expect(forgetAnswers).toHaveBeenCalledWith({ tags: ['city:seo/pune', 'cities:dates'] });
  expect(forgetRedirects).not.toHaveBeenCalled();
  takeUp({ tags: ['redirects'], gone: [] });
  expect(forgetRedirects).toHaveBeenCalledTimes(1);
});

test('a page that is gone is gone under every name of its city, and all below a service that is', () => {
  takeUp({ tags: [], gone: ['/services/seo/bangalore', '/services/audits/*'] });
  for (const path of ['/services/seo/bangalore', '/services/seo/bengaluru', '/services/audits/pune'])
    expect(isGone(path, now)).toBe(true);
  for (const path of ['/services/seo/pune', '/services/seo', '/services/audits'])
    expect(isGone(path, now)).toBe(false);
  expect(forgetAnswers).toHaveBeenCalledWith({ page: '/services/seo/bengaluru' });
});

test('where nobody knows what has changed, everything is out of date and no page that may be gone comes back', () => {
  takeUp({ seen: '1:1:', complete: false, tags: [], gone: [] });
  expect(isExpired([], now)).toBe(true);
  expect(isExpired([], now + 1)).toBe(false);
  expect(isGone('/blog/a-post', now)).toBe(true);
  expect(isGone('/author/a-name/view/all/2', now)).toBe(true);
  expect(isGone('/contact', now)).toBe(false);
  expect(namesGonePage('<link>https://a.example/blog/a-post</link>', now)).toBe(true);
  expect(namesGonePage('<link>https://a.example/blog</link>', now)).toBe(false);
  expect(forgetEveryAnswer).toHaveBeenCalledTimes(1);
  expect(forgetRedirects).toHaveBeenCalledTimes(1);
});

test('nothing is nothing', () => {
  takeUp({ seen: '1:1:', complete: true, tags: [], gone: [] });
  expect(forgetAnswers).not.toHaveBeenCalled();
});

test('addresses are read by the services of now once their names have changed', () => {
  takeUp({ tags: ['service:seo', 'services:list'], gone: [] });
  expect(forgetServices).not.toHaveBeenCalled();
  takeUp({ tags: ['services'], gone: [] });
  expect(forgetServices).toHaveBeenCalledTimes(1);
});
