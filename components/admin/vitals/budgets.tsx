import { figures } from '@/lib/vitals/figures';
import { writtenFigure } from '@/lib/vitals/report';

/** What the figures are held against: Google's limits, by which it calls a page good or poor, and what we aim at. */
export function Budgets() {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-8 gap-y-4 text-sm">
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt className="font-semibold">
            {figure.label} <span className="font-normal text-muted-foreground">{figure.hint}</span>
          </dt>
          <dd className="mt-1 tabular-nums">
            Our aim {writtenFigure(figure, figure.aim)}, good to {writtenFigure(figure, figure.good)}, poor
            above {writtenFigure(figure, figure.poor)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
