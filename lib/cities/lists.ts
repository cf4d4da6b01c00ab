import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { cityCoordinates } from '@/content/city-coordinates';
import { type CacheTag, carried, REVALIDATE_SECONDS, tags } from '../cache/tags';
import { pagesFor } from '../lists/paging';
import { readServiceLinks } from '../services';
import type { ServiceLink } from '../services/link';
import { arrayLiteral } from '../supabase/array-literal';
import { publicClient } from '../supabase/public';
import { uncachedClient } from '../supabase/uncached';
import { COVERED_CITY_COLUMNS, type CoveredCity, toCoveredCity } from './schema';

export const CITIES_A_PAGE = 60;
/** An answer depends on no more tags than Next lets it. */
const MANY = 60;

/**
 * How many cities have a page, or one for the service of a name. A counted answer is partial, which Next keeps no answer of; hence the
 * cache around it.
 */
export const countCoveredCities = unstable_cache(
  async (service: string | null): Promise<number> => {
    const query = uncachedClient().from('covered_cities').select('slug', { count: 'exact' }).limit(1);
    const { count } = await (service
      ? query.contains('services', arrayLiteral([service]))
      : query
    ).throwOnError();
    return count ?? 0;
  },
  ['covered-city-count'],
  { tags: carried([tags.cities]), revalidate: REVALIDATE_SECONDS },
);

/** A page of all covered cities, by state and name. */
export async function listCoveredCities(page: number): Promise<{ cities: CoveredCity[]; pages: number }> {
  const from = (page - 1) * CITIES_A_PAGE;
  const [total, { data }] = await Promise.all([
    countCoveredCities(null),
    covered(tags.cities)
      .order('state')
      .order('slug')
      .range(from, from + CITIES_A_PAGE - 1)
      .throwOnError(),
  ]);
  return { cities: await toCoveredCities(data), pages: pagesFor(total, CITIES_A_PAGE) };
}

/** A page of the cities with a page for a service, by name. */
export async function listCitiesOfService(
  service: ServiceLink,
  page = 1,
): Promise<{ cities: CoveredCity[]; total: number; pages: number }> {
  const from = (page - 1) * CITIES_A_PAGE;
  const [total, { data }] = await Promise.all([
    countCoveredCities(service.name),
    covered(tags.cities)
      .contains('services', arrayLiteral([service.name]))
      .order('slug')
      .range(from, from + CITIES_A_PAGE - 1)
      .throwOnError(),
  ]);
  return { cities: await toCoveredCities(data), total, pages: pagesFor(total, CITIES_A_PAGE) };
}

/** Those of some cities that have a page. */
export const findCoveredCities = cache(async (slugs: readonly string[]): Promise<CoveredCity[]> => {
  if (slugs.length === 0) return [];
  const { data } = await covered(...(slugs.length > MANY ? [tags.cities] : slugs.map(tags.place)))
    .in('slug', [...slugs])
    .order('slug')
    .throwOnError();
  return await toCoveredCities(data);
});

/** More dots would hide the map, and make the page of them heavy. */
const MOST_ON_MAP = 200;

/** The cities for the map: those whose place the site knows, and those whose page says where they are. */
export async function listCitiesOnMap(): Promise<CoveredCity[]> {
  const [known, placed] = await Promise.all([
    findCoveredCities([...cityCoordinates.keys()]),
    covered(tags.cities).not('latitude', 'is', null).order('slug').limit(MOST_ON_MAP).throwOnError(),
  ]);
  const bySlug = new Map(
    [...known, ...(await toCoveredCities(placed.data))].map((city) => [city.slug, city]),
  );
  return [...bySlug.values()].slice(0, MOST_ON_MAP);
}

async function toCoveredCities(rows: readonly unknown[]): Promise<CoveredCity[]> {
  const services = await readServiceLinks();
  return rows.map((row) => toCoveredCity(row, services));
}

function covered(...dependencies: CacheTag[]) {
  return publicClient(...dependencies)
    .from('covered_cities')
    .select(COVERED_CITY_COLUMNS);
}
