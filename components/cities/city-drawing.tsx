import { cityDrawings } from '@/content/city-drawings';

/** The skyline of a city, for those that have been drawn. */
export function CityDrawing({ slug }: { slug: string }) {
  return (
    <img
      src={`/cities/${slug}.svg`}
      alt={cityDrawings.get(slug)}
      width={640}
      height={400}
      decoding="async"
      className="picture aspect-8/5 w-full rounded-lg border"
    />
  );
}
