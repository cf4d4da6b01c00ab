/** Up to which value a visit counts in each bucket; what is more is in the last. Budgets and Google's limits are among them. */
const MILLISECONDS = [
  ...[25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000],
  ...[4000, 5000, 6500, 8000, 10_000, 15_000, 20_000, 30_000],
];
const SHIFTS = [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1];

/** What is measured of a visit. `good` and `poor` are Google's limits for the 75th percentile; `aim` is our own. */
export const figures = [
  {
    name: 'lcp',
    label: 'Largest paint',
    hint: 'until the largest text or picture is there',
    bounds: MILLISECONDS,
    aim: 1500,
    good: 2500,
    poor: 4000,
  },
  {
    name: 'inp',
    label: 'Answer to a press',
    hint: 'until the page shows that it was pressed',
    bounds: MILLISECONDS,
    aim: 100,
    good: 200,
    poor: 500,
  },
  {
    name: 'cls',
    label: 'Layout shift',
    hint: 'how much moves about while it loads, a score',
    bounds: SHIFTS,
    aim: 0.02,
    good: 0.1,
    poor: 0.25,
  },
  {
    name: 'ttfb',
    label: 'First byte',
    hint: 'until the server answers',
    bounds: MILLISECONDS,
    aim: 300,
    good: 800,
    poor: 1800,
  },
] as const;

export type Figure = (typeof figures)[number];
export type FigureName = Figure['name'];

export const devices = [
  { value: 'phone', label: 'Phones' },
  { value: 'computer', label: 'Computers and tablets' },
] as const;
export type Device = (typeof devices)[number]['value'];

/** The bucket of a value; the last one holds what is more than every bound. */
export function bucketOf(bounds: readonly number[], value: number): number {
  const found = bounds.findIndex((bound) => value <= bound);
  return found < 0 ? bounds.length : found;
}
