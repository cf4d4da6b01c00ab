import { rankBoard } from './rank-board-data';

const WIDTH = 440;
const HEIGHT = 104;
const LOWEST = 25;
const LINES = [1, 10, 20];

const { positions, chartLabel } = rankBoard;
const x = (week: number) => 34 + (week * (WIDTH - 48)) / (positions.length - 1);
const y = (position: number) => 10 + ((position - 1) * (HEIGHT - 16)) / (LOWEST - 1);

const path = positions
  .map((position, week) => `${week ? 'L' : 'M'}${x(week).toFixed(1)} ${y(position).toFixed(1)}`)
  .join('');
const last = positions.length - 1;

export function RankChart() {
  return (
    <div className="border-t px-4 pt-3 pb-4 sm:px-5">
      <p className="text-xs text-muted-foreground">{chartLabel}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-2 w-full" fill="none">
        {LINES.map((position) => (
          <g key={position}>
            <path d={`M34 ${y(position)}H${WIDTH}`} className="stroke-border" />
            <text
              x="24"
              y={y(position) + 4}
              textAnchor="end"
              className="fill-muted-foreground text-[11px] tabular-nums"
            >
              {position}
            </text>
          </g>
        ))}
        <path
          d={path}
          className="stroke-data"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {positions.map((position, week) => (
          <circle
            key={x(week)}
            cx={x(week)}
            cy={y(position)}
            r={week === last ? 6 : 2.5}
            className={week === last ? 'fill-primary stroke-card' : 'fill-data'}
            strokeWidth="2"
          />
        ))}
      </svg>
    </div>
  );
}
