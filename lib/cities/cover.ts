import { cityDrawings } from '@/content/city-drawings';
import type { ShareImage } from '../site/pictures';

/** The drawing of a city in the size of a preview (public/cities), for those that have been drawn. */
export function cityCover(slug: string): ShareImage | undefined {
  const alt = cityDrawings.get(slug);
  return alt ? { url: `/cities/${slug}.webp`, width: 1200, height: 630, alt } : undefined;
}
