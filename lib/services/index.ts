import 'server-only';
import { cache } from 'react';
import { orFallback } from '../cache/page-cache/or-fallback';
import { type CacheTag, tags } from '../cache/tags';
import { fillAllIn } from '../format/fill-in';
import { getFillValues } from '../site/read';
import { publicClient } from '../supabase/public';
import { defaultLinks, type ServiceLink } from './link';
import { CITY_SERVICE_COLUMNS, type CityService, SERVICE_COLUMNS, type Service, toService } from './schema';
import {
  defaultRows,
  defaultSummaries,
  type ServiceSummary,
  SUMMARY_COLUMNS,
  toServiceSummary,
} from './summary';

const MOST_NAMES = 1000;

/** The services in the order of their list; the six defaults when the database does not answer (specification, section 8). */
export const listServices = cache(
  (): Promise<readonly ServiceSummary[]> =>
    orFallback('services.unavailable', readServices, defaultSummaries),
);

/** The same by their names alone, for menus. */
export const listServiceLinks = cache(
  (): Promise<readonly ServiceLink[]> => orFallback('services.unavailable', readServiceLinks, defaultLinks),
);

async function readServices(): Promise<readonly ServiceSummary[]> {
  const { data } = await publicClient(tags.serviceList)
    .from('service_details')
    .select(SUMMARY_COLUMNS)
    .order('position', { nullsFirst: false })
    .order('service_name')
    .throwOnError();
  return data.length > 0 ? fillAllIn(data.map(toServiceSummary), await getFillValues()) : defaultSummaries;
}

/** Every service, or the six defaults where the database has none. */
export const readServiceLinks = cache(async (): Promise<readonly ServiceLink[]> => {
  const client = publicClient(tags.serviceNames);
  const [{ data }, former] = await Promise.all([
    client
      .from('service_details')
      .select('id, slug:service_slug, name:service_name, position')
      .order('position', { nullsFirst: false })
      .order('service_name')
      .throwOnError(),
    client
      .from('service_names')
      .select('name, service_id')
      .eq('is_former', true)
      .limit(MOST_NAMES)
      .throwOnError(),
  ]);
  if (data.length === 0) return defaultLinks;
  return data.map(({ id, ...service }) => {
    const formerNames = former.data.filter((row) => row.service_id === id).map(({ name }) => name);
    return formerNames.length > 0 ? { ...service, formerNames } : service;
  });
});

/** One service with all its texts, or null when there is none. */
export const getService = cache(
  (slug: string): Promise<Service | null> => readService(slug, tags.service(slug), SERVICE_COLUMNS),
);

/** What a city page says of its service, apart from the rest, whose change is none of its own. */
export const getCityService = cache(
  (slug: string): Promise<CityService | null> =>
    readService(slug, tags.serviceInCities(slug), CITY_SERVICE_COLUMNS),
);

/** The names of all are looked at first, so that invented addresses leave nothing behind. */
async function readService(slug: string, tag: CacheTag, columns: string): Promise<Service | null> {
  if (!(await readServiceLinks()).some((service) => service.slug === slug)) return null;
  const { data } = await publicClient(tag)
    .from('service_details')
    .select(columns)
    .eq('service_slug', slug)
    .maybeSingle()
    .throwOnError();
  const row = data ?? defaultRows.find(({ service_slug }) => service_slug === slug);
  return row ? fillAllIn(toService(row), await getFillValues()) : null;
}
