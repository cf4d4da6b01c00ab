import 'server-only';
import { cityDrawings } from '@/content/city-drawings';
import type { CityCard } from '@/content/home';
import { parseCityPageAddress } from '../routes';
import { readServiceLinks } from '../services';
import { knows } from '../services/link';
import { countCoveredCities, findCoveredCities } from '.';
import { primaryCitySlug } from './city-slug';

/** How many cities have pages of their own, and the names of the best known of them. */
export type Coverage = { total: number; names: string[] };

/** Null when no city has a page. @param cards of the home page, which calls a city by one name */
export async function readCoverage(cards: readonly CityCard[]): Promise<Coverage | null> {
  const [services, total, cities] = await Promise.all([
    readServiceLinks(),
    countCoveredCities(null),
    findCoveredCities([...cityDrawings.keys()]),
  ]);
  if (total === 0) return null;
  const cityOf = ({ href }: CityCard) => parseCityPageAddress(href, knows(services))?.city ?? '';
  const nameOnCard = new Map(cards.map((card) => [primaryCitySlug(cityOf(card)), card.name]));
  return { total, names: cities.map(({ slug, name }) => nameOnCard.get(slug) ?? name) };
}
