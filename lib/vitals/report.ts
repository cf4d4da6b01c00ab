import { pageKinds } from '../watching/page-kind';
import { type Device, devices, type Figure, type FigureName, figures } from './figures';
import { percentile } from './percentile';

export type Count = { page_kind: string; device: string; metric: string; bucket: number; times: number };

/** What three of four visits stay within, and how many visits told of it. */
export type Value = { p75: number; visits: number };
export type Row = { label: string; values: Record<FigureName, Value | null> };
export type Report = { device: Device; label: string; rows: Row[] }[];

const SHARE = 0.75;

/** All pages together first, then each kind that was visited. */
export function reportOf(counts: readonly Count[]): Report {
  return devices.flatMap(({ value: device, label }) => {
    const ofDevice = counts.filter((count) => count.device === device);
    if (ofDevice.length === 0) return [];
    const kinds = pageKinds.flatMap((kind) => {
      const ofKind = ofDevice.filter(({ page_kind }) => page_kind === kind.value);
      return ofKind.length > 0 ? [rowOf(kind.label, ofKind)] : [];
    });
    return [{ device, label, rows: [rowOf('All pages', ofDevice), ...kinds] }];
  });
}

function rowOf(label: string, counts: readonly Count[]): Row {
  const figureOf = (name: FigureName) => {
    const figure = figures.find((one) => one.name === name);
    return figure ? toValue(figure, counts) : null;
  };
  return {
    label,
    values: { lcp: figureOf('lcp'), inp: figureOf('inp'), cls: figureOf('cls'), ttfb: figureOf('ttfb') },
  };
}

function toValue({ name, bounds }: Figure, counts: readonly Count[]): Value | null {
  const buckets = new Array<number>(bounds.length + 1).fill(0);
  for (const { metric, bucket, times } of counts)
    if (metric === name && bucket < buckets.length) buckets[bucket] = (buckets[bucket] ?? 0) + times;
  const p75 = percentile(bounds, buckets, SHARE);
  return p75 === null ? null : { p75, visits: buckets.reduce((sum, count) => sum + count, 0) };
}

export type Verdict = { label: string; tone: 'success' | 'info' | 'warning' | 'neutral' };

/** Of a value at the 75th percentile: Google's limits, and our own before them. */
export function verdictOf({ aim, good, poor }: Figure, p75: number): Verdict {
  if (p75 <= aim) return { label: 'Within our aim', tone: 'success' };
  if (p75 <= good) return { label: 'Good', tone: 'info' };
  return p75 <= poor ? { label: 'To improve', tone: 'warning' } : { label: 'Poor', tone: 'warning' };
}

/** "1.2 s", "85 ms" or "0.05" */
export function writtenFigure({ name }: Figure, value: number): string {
  if (name === 'cls') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
