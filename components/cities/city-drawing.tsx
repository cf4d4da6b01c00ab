import { cityDrawings } from '@/content/city-drawings';
import { cityName } from '@/lib/cities/city-slug';

/** What a city is known by; a street as there is one in every city, where it has not been drawn, which says nothing. */
export function CityDrawing({ slug, city }: { slug: string; city: string }) {
  const drawn = cityDrawings.get(slug);
  return (
    <img
      src={drawn ? `/cities/${slug}.svg` : '/cities/any-city.svg'}
      alt={drawn?.replace(cityName(slug), city) ?? ''}
      width={640}
      height={400}
      decoding="async"
      className="picture aspect-8/5 w-full rounded-lg border"
    />
  );
}
