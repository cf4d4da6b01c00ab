import { formatLongDate, formatShortDate } from './dates';

describe('dates', () => {
  test('are long or short', () => {
    expect(formatLongDate('2025-01-05T04:30:00+00:00')).toBe('January 5, 2025');
    expect(formatShortDate('2025-01-05T04:30:00+00:00')).toBe('Jan 5, 2025');
    expect(formatLongDate('2025-01-05')).toBe('January 5, 2025');
  });

  test('begin at midnight in India, half past six in the evening of UTC', () => {
    expect(formatShortDate('2026-11-20T18:29:59Z')).toBe('Nov 20, 2026');
    expect(formatShortDate('2026-11-20T18:30:00Z')).toBe('Nov 21, 2026');
  });

  test.each(['', 'soon', '2025-13-01', '2025-02-30', 'null'])('%j is no date and stays as it is', (value) => {
    expect(formatLongDate(value)).toBe(value);
    expect(formatShortDate(value)).toBe(value);
  });
});
