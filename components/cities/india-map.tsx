import { cityCoordinates } from '@/content/city-coordinates';
import { INDIA_OUTLINE } from '@/content/india-outline';
import { MAP, project } from '@/lib/cities/projection';
import type { CoveredCity } from '@/lib/cities/schema';

/** The covered cities on a map of India. The list beside it says the same in words, so the drawing is decoration. */
export function IndiaMap({ cities }: { cities: readonly CoveredCity[] }) {
  const outline = INDIA_OUTLINE.map(([longitude, latitude]) => project({ longitude, latitude }));
  return (
    <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true" focusable="false" className="w-full">
      <polygon
        points={outline.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        className="fill-card stroke-input"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {cities.map(({ slug, name }) => {
        const place = cityCoordinates[slug];
        if (!place) return null;
        const { x, y } = project(place);
        const side = place.label === 'left' ? -1 : 1;
        return (
          <g key={slug}>
            <circle cx={x} cy={y} r="9" className="fill-primary/25" />
            <circle cx={x} cy={y} r="4" className="fill-primary" />
            <text
              x={x + 13 * side}
              y={y + 5}
              textAnchor={side < 0 ? 'end' : 'start'}
              className="fill-foreground text-[15px] font-semibold"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
