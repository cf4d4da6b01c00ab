import { formatDay, formatFull, formatTime, indianDay, indianMonday, indianStamp } from './india-time';

const MOMENT = '2026-01-04T18:35:09.123456+00:00';

test('shows a moment as the clock in India does', () => {
  expect(formatDay(MOMENT)).toBe('05 Jan 2026');
  expect(formatTime(MOMENT)).toBe('00:05');
  expect(formatFull(MOMENT)).toBe('5 January 2026, 00:05 IST');
  expect(indianStamp(MOMENT)).toBe('2026-01-05 00:05:09');
  expect(indianDay('2026-01-04T18:29:59Z')).toBe('2026-01-04');
});

test('September has three letters', () => {
  expect(formatDay('2026-09-09T09:09:09Z')).toBe('09 Sep 2026');
});

test('what is no moment comes back as it is', () => {
  expect(formatDay('yesterday')).toBe('yesterday');
  expect(formatFull('')).toBe('');
  expect(indianStamp('yesterday')).toBe('');
});

test.each([
  ['2026-11-15T18:29:59Z', '2026-11-09'],
  ['2026-11-15T18:30:00Z', '2026-11-16'],
  ['2026-11-21T08:00:00Z', '2026-11-16'],
  ['2027-01-01T00:00:00Z', '2026-12-28'],
])('the week of %s begins on %s', (moment, monday) => {
  expect(indianMonday(moment)).toBe(monday);
});
