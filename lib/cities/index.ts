import 'server-only';
import { cache } from 'react';
import { tags } from '../cache';
import { isServiceSlug, type ServiceSlug, serviceName, services } from '../services/catalogue';
import { publicClient } from '../supabase/public';
import { cityName, citySlug, primaryCitySlug } from './city-slug';
import { fallbackCityPage, stateOf } from './fallback';
import { CITY_PAGE_COLUMNS, type CityPage, type CoveredCity, toCityPage } from './schema';

/** A hosted Supabase answers at most this many rows a call. */
const ROWS_A_CALL = 1000;

type IndexRow = { city: string; state: string; service_type: string; updated_at: string };

/** Every city with at least one page, by name. @throws when the database does not answer */
export const listCoveredCities = cache(async (): Promise<CoveredCity[]> => {
  const cities = new Map<string, CoveredCity>();
  for (const row of await readIndex()) {
    const service = services.find(({ name }) => name === row.service_type);
    if (!service) continue;
    const slug = citySlug(row.city);
    const city = cities.get(slug) ?? { slug, name: row.city, state: row.state, services: [], updatedAt: '' };
    city.services.push(service.slug);
    if (row.updated_at > city.updatedAt) city.updatedAt = row.updated_at;
    cities.set(slug, city);
  }
  return [...cities.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-IN'));
});

/**
 * One query for all pages: whether an invented city has one is then answered without asking, so that
 * invented addresses leave nothing behind in the cache of answers.
 */
async function readIndex(): Promise<IndexRow[]> {
  const rows: IndexRow[] = [];
  for (let from = 0; ; from += ROWS_A_CALL) {
    const { data, error } = await publicClient(tags.cities)
      .from('city_pages')
      .select('city, state, service_type, updated_at')
      .order('city')
      .order('service_type')
      .range(from, from + ROWS_A_CALL - 1);
    if (error) throw error;
    rows.push(...(data as IndexRow[]));
    if (data.length < ROWS_A_CALL) return rows;
  }
}

/**
 * The page of a service in a city: its row, or general text when there is none (decision D3).
 * @param slug well formed; an alias is answered with the row of its primary under the name asked for
 * @throws when the database does not answer
 */
export const getCityPage = cache(async (service: ServiceSlug, slug: string): Promise<CityPage> => {
  const primary = primaryCitySlug(slug);
  const name = cityName(slug);
  const covered = (await listCoveredCities()).find((city) => city.slug === primary);
  if (!covered?.services.includes(service)) {
    return fallbackCityPage(service, name, covered?.state || stateOf(primary));
  }
  const { data, error } = await publicClient(tags.cities)
    .from('city_pages')
    .select(CITY_PAGE_COLUMNS)
    .eq('city', covered.name)
    .eq('service_type', serviceName(service))
    .maybeSingle();
  if (error) throw error;
  if (!data) return fallbackCityPage(service, name, covered.state);
  const page = toCityPage(data, name);
  const renamed = (title: string) => title.replaceAll(covered.name, name);
  return {
    ...page,
    h1: renamed(page.h1),
    metaTitle: renamed(page.metaTitle),
    state: page.state || stateOf(primary),
  };
});

/** The cities with a page for this service. */
export async function listCitiesOfService(service: string): Promise<CoveredCity[]> {
  if (!isServiceSlug(service)) return [];
  return (await listCoveredCities()).filter((city) => city.services.includes(service));
}
