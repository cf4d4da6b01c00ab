import { indiaOutline } from '@/content/india-outline';
import type { LocationsTexts } from '@/content/locations';
import { MAP } from '@/lib/cities/projection';
import type { CoveredCity } from '@/lib/cities/schema';
import { fillIn } from '@/lib/format/fill-in';
import { formatCount } from '@/lib/format/words';
import { MapDot } from './map-dot';
import { layOutMap } from './map-layout';
import { MapPin } from './map-pin';

type IndiaMapProps = {
  texts: LocationsTexts['map'];
  cities: readonly CoveredCity[];
  services: number;
};

/**
 * The covered cities on a map of India, ruled like a page of results. The list beside it says the same in words.
 * @param services how many there are in all
 */
export function IndiaMap({ texts, cities, services }: IndiaMapProps) {
  return (
    <figure>
      <nav aria-label="Map of the cities" className="relative">
        <svg
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          fill="none"
          aria-hidden="true"
          focusable="false"
          className="w-full"
        >
          <pattern id="map-rules" width={MAP.width} height="10" patternUnits="userSpaceOnUse">
            <path d={`M0 9.5H${MAP.width}`} className="stroke-border" />
          </pattern>
          <path
            d={indiaOutline}
            fill="url(#map-rules)"
            className="stroke-input"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        <ul>
          {layOutMap(cities).map((point) => (
            <MapPin key={point.city.slug} {...point} services={services} />
          ))}
        </ul>
      </nav>
      <figcaption className="mt-5 flex flex-wrap gap-x-6 gap-y-2 border-t pt-4 text-sm text-muted-foreground">
        <span className="flex items-center gap-2">
          <MapDot complete />
          {fillIn(texts.all, { count: formatCount(services) })}
        </span>
        <span className="flex items-center gap-2">
          <MapDot complete={false} />
          {texts.some}
        </span>
      </figcaption>
    </figure>
  );
}
