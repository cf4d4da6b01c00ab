import { formatDay, shiftDay } from '@/lib/format/dates';
import type { WeekChart as Chart } from '@/lib/submissions/weeks';
import { chartPaint } from './chart-paint';
import { ChartTable } from './chart-table';

const HEIGHT = 100;
const UNIT = 10;
/** Few weeks stand at the end of an axis that is as long as this: the weeks before them had none. */
const MIN_WEEKS = 8;
const count = new Intl.NumberFormat('en-IN');

export function WeekChart({ chart }: { chart: Chart }) {
  if (chart.total === 0) return null;
  const { weeks, services, top } = chart;
  const slots = Math.max(weeks.length, MIN_WEEKS);
  const unused = slots - weeks.length;
  return (
    <figure className="min-w-0 rounded-lg border p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-display font-semibold">Submissions by week and service</h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {services.map(({ value, label }) => (
            <li key={value} className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" aria-hidden="true" className="size-3">
                <rect x="0.5" y="0.5" width="9" height="9" className={chartPaint(value)} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted-foreground tabular-nums">
        <div aria-hidden="true" className="flex h-28 flex-col justify-between text-right leading-none">
          <span>{count.format(top)}</span>
          <span>{count.format(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={summaryOf(chart)}
          viewBox={`0 0 ${slots * UNIT} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-28 w-full overflow-visible py-[0.35em]"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <line
              key={y}
              x2={slots * UNIT}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className="stroke-border"
            />
          ))}
          {weeks.map(({ week, counts }, index) => (
            <Bar key={week} x={(unused + index) * UNIT} counts={counts} services={services} top={top} />
          ))}
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between gap-4">
          <span>{formatDay(shiftDay(weeks[0]?.week ?? '', -7 * unused))}</span>
          <span>{formatDay(weeks.at(-1)?.week ?? '')}</span>
        </div>
      </div>
      <ChartTable chart={chart} />
    </figure>
  );
}

type BarProps = { x: number; counts: readonly number[]; services: Chart['services']; top: number };

function Bar({ x, counts, services, top }: BarProps) {
  let reached = 0;
  return services.map(({ value }, index) => {
    const height = ((counts[index] ?? 0) / top) * HEIGHT;
    reached += height;
    return height > 0 ? (
      <rect
        key={value}
        x={x + UNIT * 0.15}
        y={HEIGHT - reached}
        width={UNIT * 0.7}
        height={height}
        vectorEffect="non-scaling-stroke"
        className={chartPaint(value)}
      />
    ) : null;
  });
}

function summaryOf({ weeks, total }: Chart): string {
  const best = weeks.reduce((highest, week) => (week.total > highest.total ? week : highest));
  const period = weeks.length === 1 ? '1 week' : `${weeks.length} weeks`;
  return `Stacked bars: ${count.format(total)} submissions in ${period}, most of them (${count.format(best.total)}) in the week of ${formatDay(best.week)}. The table below has the numbers.`;
}
