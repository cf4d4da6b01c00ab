import { providerPause } from './provider-pause';

test.each([
  ['what Retry-After says', 'rate_limit_exceeded', { 'retry-after': '7', 'ratelimit-reset': '2' }, 7],
  ['what the rate limit says', 'rate_limit_exceeded', { 'ratelimit-reset': '0.4' }, 1],
  ['no more than an hour', 'daily_quota_exceeded', { 'retry-after': '86400' }, 3600],
  ['a second for a rate that says nothing', 'rate_limit_exceeded', {}, 1],
  ['a while for a quota that says nothing', 'monthly_quota_exceeded', null, 600],
  [
    'a second for a date, which would need a clock',
    'rate_limit_exceeded',
    { 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT' },
    1,
  ],
])('a provider that answers "too many" is left alone for %s', (_, name, headers, seconds) => {
  expect(providerPause(name, headers)).toBe(seconds);
});
