import { waitingTime } from './durations';

test.each([
  [0, 'one minute'],
  [1, 'one minute'],
  [60, 'one minute'],
  [61, '2 minutes'],
  [89 * 60, '89 minutes'],
  [90 * 60, '2 hours'],
  [24 * 3600, '24 hours'],
])('%d seconds are waited for as %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
