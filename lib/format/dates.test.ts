import {
  formatClock,
  formatDay,
  formatFull,
  formatLongDate,
  formatMoment,
  formatShortDate,
  formatTime,
  indianDay,
  indianMidnight,
  indianMonday,
  indianStamp,
  shiftDay,
} from './dates';

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

const MOMENT = '2026-01-04T18:35:09.123456+00:00';

test('shows a moment as the clock in India does', () => {
  expect(formatDay(MOMENT)).toBe('05 Jan 2026');
  expect(formatTime(MOMENT)).toBe('00:05');
  expect(formatMoment(MOMENT)).toBe('5 Jan 2026, 12:05 am');
  expect(formatClock('2026-01-05T09:05:00Z')).toBe('2:35 pm');
  expect(formatFull(MOMENT)).toBe('5 January 2026, 00:05 IST');
  expect(indianStamp(MOMENT)).toBe('2026-01-05 00:05:09');
  expect(indianDay('2026-01-04T18:29:59Z')).toBe('2026-01-04');
  expect(indianDay(new Date('2026-01-04T18:30:00Z'))).toBe('2026-01-05');
  expect(indianMidnight('2026-01-05')).toBe('2026-01-05T00:00:00+05:30');
});

test('September has three letters', () => {
  expect(formatDay('2026-09-09T09:09:09Z')).toBe('09 Sep 2026');
});

test('what is no moment comes back as it is', () => {
  expect(formatDay('yesterday')).toBe('yesterday');
  expect(formatFull('')).toBe('');
  expect(indianStamp('yesterday')).toBe('yesterday');
  expect(formatMoment('null')).toBe('null');
});

test.each([
  ['2026-11-15T18:29:59Z', '2026-11-09'],
  ['2026-11-15T18:30:00Z', '2026-11-16'],
  ['2026-11-21T08:00:00Z', '2026-11-16'],
  ['2027-01-01T00:00:00Z', '2026-12-28'],
])('the week of %s begins on %s', (moment, monday) => {
  expect(indianMonday(moment)).toBe(monday);
});

test.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %d days is %s', (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted);
});
