import { defaultLinks } from '../services/link';
import { serviceOptions } from '../services/options';
import { CHART_WEEKS, weekChart as chartOf, type WeekCount } from './weeks';

const weekChart = (counts: WeekCount[], now: Date) => chartOf(counts, now, serviceOptions(defaultLinks));

const NOW = new Date('2026-11-21T08:00:00Z');

test('nothing gives an empty chart', () => {
  expect(weekChart([], NOW)).toEqual({ services: [], weeks: [], top: 2, total: 0 });
});

test('weeks without a submission are shown, up to the current one', () => {
  const chart = weekChart(
    [
      { week: '2026-11-02', service: 'ppc', submissions: 3 },
      { week: '2026-11-02', service: 'seo', submissions: 2 },
    ],
    NOW,
  );
  expect(chart.services.map(({ label }) => label)).toEqual(['SEO', 'PPC Management']);
  expect(chart.weeks).toEqual([
    { week: '2026-11-02', counts: [2, 3], total: 5 },
    { week: '2026-11-09', counts: [0, 0], total: 0 },
    { week: '2026-11-16', counts: [0, 0], total: 0 },
  ]);
  expect(chart).toMatchObject({ top: 10, total: 5 });
});

test('a service that is none of ours counts as another, a missing one as not given', () => {
  const chart = weekChart(
    [
      { week: '2026-11-16', service: 'other', submissions: 1 },
      { week: '2026-11-16', service: 'radio', submissions: 1 },
      { week: '2026-11-16', service: null, submissions: 1 },
    ],
    NOW,
  );
  expect(chart.services.map(({ label }) => label)).toEqual(['Other', 'Not given']);
  expect(chart.weeks[0]?.counts).toEqual([2, 1]);
});

test('shows the last half year at most', () => {
  const chart = weekChart([{ week: '2020-01-06', service: 'seo', submissions: 1 }], NOW);
  expect(chart.weeks).toHaveLength(CHART_WEEKS);
  expect(chart.weeks.at(-1)?.week).toBe('2026-11-16');
});

test.each([
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 10],
  [11, 20],
  [1923, 2000],
  [4001, 10_000],
])('%d submissions a week fit under %d', (submissions, top) => {
  expect(weekChart([{ week: '2026-11-16', service: 'seo', submissions }], NOW).top).toBe(top);
});
