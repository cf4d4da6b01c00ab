import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { cityCoordinates } from '@/content/city-coordinates';
import { type CacheTag, carried, REVALIDATE_SECONDS, tags } from '../cache/tags';
import { pagesFor } from '../lists/paging';
import { readServiceLinks } from '../services';
import { namesOf, type ServiceLink } from '../services/link';
import { publicClient } from '../supabase/public';
import { uncachedClient } from '../supabase/uncached';
import {
  type CityCount,
  type CityJumps,
  citiesIn,
  cityCountsSchema,
  jumpsOf,
  type Start,
  startOfPage,
} from './city-counts';
import { COVERED_CITY_COLUMNS, type CoveredCity, toCoveredCity } from './schema';

export const CITIES_A_PAGE = 60;
/** An answer depends on no more tags than Next lets it. */
const MANY = 60;

/** How many cities have a page, by state and letter, or one for the service of a name, by letter. */
const readCityCounts = unstable_cache(
  async (service: string | null): Promise<CityCount[]> => {
    const { data } = await uncachedClient()
      .rpc('count_cities', { of_service: service ?? undefined })
      .throwOnError();
    return cityCountsSchema.parse(data);
  },
  ['city-counts'],
  { tags: carried([tags.cities]), revalidate: REVALIDATE_SECONDS },
);

export async function countCoveredCities(service: string | null): Promise<number> {
  return citiesIn(await readCityCounts(service));
}

export type CityList = { cities: CoveredCity[]; total: number; pages: number; jumps: CityJumps };

/** A page of all covered cities, by state and name. */
export async function listCoveredCities(page: number): Promise<CityList> {
  const counts = await readCityCounts(null);
  const start = startOfPage(counts, page, CITIES_A_PAGE);
  const cities = start ? await readByState(start) : [];
  const jumps = {
    states: jumpsOf(counts, 'of', CITIES_A_PAGE),
    letters: start ? jumpsOf(counts, 'letter', CITIES_A_PAGE, start.of) : [],
  };
  return { cities, ...extent(counts), jumps };
}

/** The rest of the state, and then those after it. */
async function readByState({ of: state, letter, behind }: Start): Promise<CoveredCity[]> {
  const { data: here } = await covered(tags.cities)
    .eq('state', state)
    .gte('slug', letter)
    .order('slug')
    .range(behind, behind + CITIES_A_PAGE - 1)
    .throwOnError();
  const left = CITIES_A_PAGE - here.length;
  if (left === 0) return toCoveredCities(here);
  const { data: after } = await covered(tags.cities)
    .gt('state', state)
    .order('state')
    .order('slug')
    .limit(left)
    .throwOnError();
  return toCoveredCities([...here, ...after]);
}

/** A page of the cities with a page for a service, by name. */
export async function listCitiesOfService(
  service: ServiceLink,
  page = 1,
  size = CITIES_A_PAGE,
): Promise<CityList> {
  const counts = await readCityCounts(service.name);
  const start = startOfPage(counts, page, size);
  const known = (await readServiceLinks()).find(({ slug }) => slug === service.slug);
  const cities = start ? await readOfService(namesOf(known ?? service), start, size) : [];
  return { cities, ...extent(counts), jumps: { states: [], letters: jumpsOf(counts, 'letter', size) } };
}

async function readOfService(names: string[], { letter, behind }: Start, size: number) {
  const published = publicClient(tags.cities).from('city_pages').select('city_slug');
  const [name = '', ...others] = names;
  // The order comes from an index where there is one name.
  const { data } = await (others.length > 0
    ? published.in('service_type', names)
    : published.eq('service_type', name)
  )
    .eq('status', 'published')
    .gte('city_slug', letter)
    .order('city_slug')
    .range(behind, behind + size - 1)
    .throwOnError();
  return readCities(
    data.flatMap(({ city_slug: slug }) => slug ?? []),
    [tags.cities],
  );
}

function extent(counts: readonly CityCount[]) {
  const total = citiesIn(counts);
  return { total, pages: pagesFor(total, CITIES_A_PAGE) };
}

/** Those of some cities that have a page. */
export const findCoveredCities = cache(async (slugs: readonly string[]): Promise<CoveredCity[]> => {
  if (slugs.length === 0) return [];
  return readCities(slugs, slugs.length > MANY ? [tags.cities] : slugs.map(tags.place));
});

async function readCities(slugs: readonly string[], dependencies: CacheTag[]): Promise<CoveredCity[]> {
  const { data } = await covered(...dependencies)
    .in('slug', [...slugs])
    .order('slug')
    .throwOnError();
  return toCoveredCities(data);
}

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
