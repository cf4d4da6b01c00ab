import { formatDay } from '@/lib/format/dates';
import type { WeekChart } from '@/lib/submissions/weeks';

const count = new Intl.NumberFormat('en-IN');
const cell = 'px-2 py-1.5 text-right';

export function ChartTable({ chart: { services, weeks } }: { chart: WeekChart }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="text-link inline-block min-h-6">Show the numbers as a table</summary>
      <section
        aria-label="Submissions by week and service, as a table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-80 overflow-auto"
      >
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-b">
              <th scope="col" className="px-2 py-1.5 text-left">
                Week of
              </th>
              {services.map(({ value, label }) => (
                <th key={value} scope="col" className={cell}>
                  {label}
                </th>
              ))}
              <th scope="col" className={cell}>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map(({ week, counts, total }) => (
              <tr key={week} className="border-b">
                <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap">
                  {formatDay(week)}
                </th>
                {services.map(({ value }, index) => (
                  <td key={value} className={cell}>
                    {count.format(counts[index] ?? 0)}
                  </td>
                ))}
                <td className={`${cell} font-semibold`}>{count.format(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
