import { Badge } from '@/components/ui/badge';
import type { Figure } from '@/lib/vitals/figures';
import { type Value, verdictOf, writtenFigure } from '@/lib/vitals/report';

const count = new Intl.NumberFormat('en-IN');

export function FigureCell({ figure, value }: { figure: Figure; value: Value | null }) {
  if (!value) return <span className="text-muted-foreground">No visit told of it</span>;
  const { label, tone } = verdictOf(figure, value.p75);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold tabular-nums">{writtenFigure(figure, value.p75)}</span>
      <Badge tone={tone}>{label}</Badge>
      <span className="basis-full text-xs text-muted-foreground tabular-nums">
        {count.format(value.visits)} {value.visits === 1 ? 'visit' : 'visits'}
      </span>
    </span>
  );
}
