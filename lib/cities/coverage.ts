import 'server-only';
import { cityDrawings } from '@/content/city-drawings';
import type { CityCard } from '@/content/home';
import { parseCityPageAddress } from '../routes';
import { countCoveredCities, findCoveredCities } from '.';
import { primaryCitySlug } from './city-slug';

/** How many cities have pages of their own, and the names of the best known of them. */
export type Coverage = { total: number; names: string[] };

/** Null when no city has a page. @param cards of the home page, which calls a city by one name */
export async function readCoverage(cards: readonly CityCard[]): Promise<Coverage | null> {
  const [total, cities] = await Promise.all([
    countCoveredCities(null),
    findCoveredCities([...cityDrawings.keys()]),
  ]);
  return total === 0 ? null : { total, names: cities.map(({ slug, name }) => nameOn(cards, slug) ?? name) };
}

function nameOn(cards: readonly CityCard[], slug: string): string | undefined {
  return cards.find(({ href }) => primaryCitySlug(parseCityPageAddress(href)?.city ?? '') === slug)?.name;
}
