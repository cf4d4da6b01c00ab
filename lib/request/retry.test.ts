import { retryDelaySeconds } from './retry';

describe('the pause before a notification is tried again', () => {
  test('doubles with each failure', () => {
    expect([1, 2, 3, 4].map((attempts) => retryDelaySeconds(attempts, 60))).toEqual([60, 120, 240, 480]);
  });

  test('is never longer than six hours', () => {
    expect(retryDelaySeconds(20, 60)).toBe(21_600);
  });

  test('ends after thirty attempts', () => {
    expect(retryDelaySeconds(30, 60)).toBeNull();
  });
});
