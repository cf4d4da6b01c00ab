/** @jest-environment node */
import { bucketOf, figures } from './figures';
import { percentile } from './percentile';
import { type Count, reportOf, verdictOf, writtenFigure } from './report';

const [lcp, , cls] = figures;
const count = (change: Partial<Count> = {}): Count => ({
  ...{ page_kind: 'city', device: 'phone', metric: 'lcp', bucket: 0, times: 1 },
  ...change,
});

test('budgets, limits and aims lie between two buckets, so that no visit is on the wrong side of one', () => {
  for (const { bounds, aim, good, poor } of figures) {
    expect(bounds).toEqual(expect.arrayContaining([aim, good, poor]));
    expect([...bounds].sort((one, other) => one - other)).toEqual(bounds);
    expect(bounds.length).toBeLessThanOrEqual(31);
  }
});

test.each([
  [0, 0],
  [2500, lcp.bounds.indexOf(2500)],
  [2500.1, lcp.bounds.indexOf(2500) + 1],
  [999_999, lcp.bounds.length],
])('%d ms falls into bucket %d', (value, bucket) => {
  expect(bucketOf(lcp.bounds, value)).toBe(bucket);
});

describe('what three of four visits stay within', () => {
  const bounds = [100, 200, 400];
  test.each([
    [[0, 0, 0, 0], null],
    [[4, 0, 0, 0], 75],
    [[3, 1, 0, 0], 100],
    [[1, 1, 2, 0], 300],
    [[0, 0, 0, 9], 400],
    [[100, 0, 0, 1], 75.75],
  ])('of %j is %p', (counts, expected) => {
    expect(percentile(bounds, counts, 0.75)).toBe(expected);
  });

  test('of shifts that were none at all is none', () => {
    expect(percentile(cls.bounds, [10, ...new Array(15).fill(0)], 0.75)).toBe(0);
  });
});

test('the report has all pages first, then each kind that was visited, for each device that was', () => {
  const bucket = bucketOf(lcp.bounds, 1200);
  const report = reportOf([
    count({ bucket, times: 10 }),
    count({ page_kind: 'home', bucket, times: 30 }),
    count({ page_kind: 'home', metric: 'unheard-of' }),
    count({ page_kind: 'home', bucket: 99 }),
  ]);
  expect(report.map(({ label, rows }) => [label, rows.map((row) => row.label)])).toEqual([
    ['Phones', ['All pages', 'Home', 'City page']],
  ]);
  expect(report[0]?.rows[0]?.values.lcp).toEqual({ p75: 1150, visits: 40 });
  expect(report[0]?.rows[0]?.values.inp).toBeNull();
  expect(reportOf([])).toEqual([]);
});

test('a figure is written as people read it, and judged by our aim, then by the limits', () => {
  expect([writtenFigure(lcp, 85), writtenFigure(lcp, 1249), writtenFigure(cls, 0.024)]).toEqual([
    '85 ms',
    '1.2 s',
    '0.02',
  ]);
  expect([1500, 2500, 4000, 4001].map((value) => verdictOf(lcp, value).label)).toEqual([
    'Within our aim',
    'Good',
    'To improve',
    'Poor',
  ]);
});
