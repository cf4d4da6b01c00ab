import { indianMonday, shiftDay } from '../format/dates';
import type { ServiceOption } from '../services/options';

export type WeekCount = { week: string; service: string | null; submissions: number };
export type WeekChart = {
  services: { value: string; label: string }[];
  weeks: { week: string; counts: number[]; total: number }[];
  /** The top of the scale: a round number that no week exceeds. */
  top: number;
  total: number;
};

/** As many as the database counts: half a year. */
export const CHART_WEEKS = 26;

const NOT_GIVEN = { value: 'none', label: 'Not given' };

/** Arranges counts by week and service for a chart of stacked bars; what is no service of ours counts as another. */
export function weekChart(
  counts: readonly WeekCount[],
  now: Date,
  options: readonly ServiceOption[],
): WeekChart {
  const slots = [...options, NOT_GIVEN];
  const slotOf = (service: string | null) => slotAmong(slots, service);
  const used = new Set(counts.map(({ service }) => slotOf(service)));
  const services = slots.filter(({ value }) => used.has(value));
  const cells = new Map<string, number>();
  for (const { week, service, submissions } of counts) {
    const key = `${week} ${slotOf(service)}`;
    cells.set(key, (cells.get(key) ?? 0) + submissions);
  }
  const weeks = weeksOf(counts, now).map((week) => {
    const ofWeek = services.map(({ value }) => cells.get(`${week} ${value}`) ?? 0);
    return { week, counts: ofWeek, total: sum(ofWeek) };
  });
  return {
    services,
    weeks,
    top: roundTop(Math.max(0, ...weeks.map(({ total }) => total))),
    total: sum(weeks.map(({ total }) => total)),
  };
}

function weeksOf(counts: readonly WeekCount[], now: Date): string[] {
  const named = counts.map(({ week }) => week).sort();
  const first = named[0];
  if (!first) return [];
  const last = [named.at(-1) ?? first, indianMonday(now)].sort().at(-1) ?? first;
  const weeks: string[] = [];
  for (let week = last; week >= first && weeks.length < CHART_WEEKS; week = shiftDay(week, -7))
    weeks.unshift(week);
  return weeks;
}

function slotAmong(slots: readonly ServiceOption[], service: string | null): string {
  if (!service) return 'none';
  return slots.some(({ value }) => value === service) ? service : 'other';
}

/** The next of 2, 4, 10, 20, 40, 100, … so that half of it is a whole number too. */
function roundTop(highest: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [2, 4, 10]) if (highest <= step * unit) return step * unit;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
