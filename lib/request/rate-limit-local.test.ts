import { takeLocalLimit } from './rate-limit-local';

const MINUTE = 60_000;
const limit = { perHour: 2, perDay: 3 };

describe('the rate limit while the database is away', () => {
  test('allows the hourly number, then says how long to wait', () => {
    expect(takeLocalLimit('hour', limit, 0)).toBe(0);
    expect(takeLocalLimit('hour', limit, 10 * MINUTE)).toBe(0);
    expect(takeLocalLimit('hour', limit, 20 * MINUTE)).toBe(40 * 60);
    expect(takeLocalLimit('hour', limit, 61 * MINUTE)).toBe(0);
  });

  test('counts the day beside the hour', () => {
    for (const hour of [0, 2, 4]) expect(takeLocalLimit('day', limit, hour * 60 * MINUTE)).toBe(0);
    expect(takeLocalLimit('day', limit, 6 * 60 * MINUTE)).toBe(18 * 3600);
  });

  test('keeps visitors apart', () => {
    takeLocalLimit('one', limit, 0);
    takeLocalLimit('one', limit, 0);
    expect(takeLocalLimit('two', limit, 0)).toBe(0);
  });
});
