import 'server-only';
import { cityDrawings } from '@/content/city-drawings';
import { cityCards } from '@/content/home';
import { countCoveredCities, findCoveredCities } from '.';
import { citySlug, primaryCitySlug } from './city-slug';

/** How many cities have pages of their own, and the names of the best known of them. */
export type Coverage = { total: number; names: string[] };

/** Null when no city has a page. */
export async function readCoverage(): Promise<Coverage | null> {
  const [total, cities] = await Promise.all([
    countCoveredCities(null),
    findCoveredCities([...cityDrawings.keys()]),
  ]);
  return total === 0 ? null : { total, names: cities.map(({ slug, name }) => nameOnHome(slug) ?? name) };
}

/** The home page calls a city by one name. */
function nameOnHome(slug: string): string | undefined {
  return cityCards.find(({ name }) => primaryCitySlug(citySlug(name)) === slug)?.name;
}
