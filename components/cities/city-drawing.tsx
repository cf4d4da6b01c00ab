import { cityDrawings } from '@/content/city-drawings';
import { cityName } from '@/lib/cities/city-slug';

export function CityDrawing({ slug, city }: { slug: string; city: string }) {
  return (
    <img
      src={`/cities/${slug}.svg`}
      alt={cityDrawings.get(slug)?.replace(cityName(slug), city)}
      width={640}
      height={400}
      decoding="async"
      className="picture aspect-8/5 w-full rounded-lg border"
    />
  );
}
