import { MAP } from '@/lib/cities/projection';
import { routes } from '@/lib/routes';
import { MapDot } from './map-dot';
import type { LabelSide, MapPoint } from './map-layout';

/** Each keeps the dot on its place, whatever the size of the name. */
const sides: Record<LabelSide | 'none', string> = {
  right: '-translate-x-[7px] -translate-y-1/2',
  left: 'translate-x-[calc(7px-100%)] -translate-y-1/2 flex-row-reverse',
  below: '-translate-x-1/2 -translate-y-[7px] flex-col',
  above: '-translate-x-1/2 translate-y-[calc(7px-100%)] flex-col-reverse',
  none: 'size-6 -translate-x-1/2 -translate-y-1/2 justify-center',
};

/** The halo keeps the outline out of the letters. */
const nameStyles =
  'text-xs font-semibold [text-shadow:0_0_4px_var(--background),0_0_4px_var(--background)] lg:text-sm';

/** @param services how many there are in all */
export function MapPin({ city, x, y, side, services }: MapPoint & { services: number }) {
  const [first] = city.services;
  if (!first) return null;
  return (
    <li>
      <a
        href={routes.cityPage(first.slug, city.slug)}
        className={`group absolute flex min-h-6 items-center gap-1.5 whitespace-nowrap hover:text-rank ${sides[side ?? 'none']}`}
        style={{ left: `${(x / MAP.width) * 100}%`, top: `${(y / MAP.height) * 100}%` }}
      >
        <MapDot complete={city.services.length === services} />
        <span className={side ? nameStyles : 'sr-only'}>{city.name}</span>
      </a>
    </li>
  );
}
