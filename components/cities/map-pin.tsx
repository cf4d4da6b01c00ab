import { MAP } from '@/lib/cities/projection';
import { routes } from '@/lib/routes';
import { services } from '@/lib/services/catalogue';
import { MapDot } from './map-dot';
import type { LabelSide, MapPoint } from './map-layout';

/** Each keeps the dot on its place, whatever the size of the name. */
const sides: Record<LabelSide, string> = {
  right: '-translate-x-3 -translate-y-1/2',
  left: '-translate-y-1/2 translate-x-[calc(0.75rem-100%)] flex-row-reverse',
  below: '-translate-x-1/2 -translate-y-3 flex-col',
  above: '-translate-x-1/2 translate-y-[calc(0.75rem-100%)] flex-col-reverse',
};

export function MapPin({ city, x, y, side }: MapPoint) {
  const [first] = city.services;
  if (!first) return null;
  return (
    <li>
      <a
        href={routes.cityPage(first, city.slug)}
        className={`group absolute flex items-center whitespace-nowrap hover:text-rank ${sides[side ?? 'right']}`}
        style={{ left: `${(x / MAP.width) * 100}%`, top: `${(y / MAP.height) * 100}%` }}
      >
        <MapDot complete={city.services.length === services.length} />
        <span className={side ? 'text-xs font-semibold lg:text-sm' : 'sr-only'}>{city.name}</span>
      </a>
    </li>
  );
}
