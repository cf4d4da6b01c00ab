import { dateRange } from './date-range';

const at = (moment: string) => new Date(moment);

test('all time is open at both ends', () => {
  expect(dateRange('', at('2026-11-21T08:00:00Z'))).toEqual({ from: null, before: null });
});

test.each([
  ['a second before midnight in India', '2026-11-21T18:29:59Z', '2026-11-20T18:30:00.000Z'],
  ['midnight in India', '2026-11-21T18:30:00Z', '2026-11-21T18:30:00.000Z'],
  ['midnight in Greenwich', '2026-11-22T00:00:00Z', '2026-11-21T18:30:00.000Z'],
])('today at %s', (_, now, from) => {
  const before = new Date(at(from).getTime() + 24 * 60 * 60 * 1000).toISOString();
  expect(dateRange('today', at(now))).toEqual({ from, before });
});

test('the week is the last seven days to the second, open towards now', () => {
  expect(dateRange('week', at('2026-03-03T04:05:06Z'))).toEqual({
    from: '2026-02-24T04:05:06.000Z',
    before: null,
  });
});

test.each([
  [
    'the last second of November',
    '2026-11-30T18:29:59Z',
    '2026-10-31T18:30:00.000Z',
    '2026-11-30T18:30:00.000Z',
  ],
  ['the first of December', '2026-11-30T18:30:00Z', '2026-11-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ['the turn of the year', '2026-12-31T18:30:00Z', '2026-12-31T18:30:00.000Z', '2027-01-31T18:30:00.000Z'],
  ['a leap day', '2028-02-29T12:00:00Z', '2028-01-31T18:30:00.000Z', '2028-02-29T18:30:00.000Z'],
])('the month at %s', (_, now, from, before) => {
  expect(dateRange('month', at(now))).toEqual({ from, before });
});
