import 'server-only';
import { cache } from 'react';
import { tags } from '../cache/tags';
import { routes } from '../routes';
import { readServiceLinks } from '../services';
import { namesOf } from '../services/link';
import type { CityService } from '../services/schema';
import { readSection } from '../site/read';
import { answerOf, codes, type QueryAnswer } from '../supabase/errors';
import { publicClient } from '../supabase/public';
import { cityName, primaryCitySlug } from './city-slug';
import { fallbackCityPage, stateOf } from './fallback';
import { underName } from './names';
import {
  CITY_PAGE_COLUMNS,
  type CityPage,
  COVERED_CITY_COLUMNS,
  type CoveredCity,
  toCityPage,
  toCoveredCity,
} from './schema';

export * from './lists';

/** A city with the services that have a page there; null when none has. */
export const getCoveredCity = cache(async (primarySlug: string): Promise<CoveredCity | null> => {
  const { data } = await oneOrNone(
    publicClient(tags.place(primarySlug))
      .from('covered_cities')
      .select(COVERED_CITY_COLUMNS)
      .eq('slug', primarySlug)
      .single(),
  );
  return data ? toCoveredCity(data, await readServiceLinks()) : null;
});

/**
 * The page of a service in a city: its row, or general text when there is none (decision D3).
 * @param slug well formed; an alias is answered with the row of its primary under the name asked for
 */
export const getCityPage = cache(async (service: CityService, slug: string): Promise<CityPage> => {
  const primary = primaryCitySlug(slug);
  const name = cityName(slug);
  const covered = await getCoveredCity(primary);
  const state = covered?.state || stateOf(primary);
  const general = async () =>
    fallbackCityPage(service, { city: name, state }, await readSection('general-city-page'));
  const link = covered?.services.find(({ slug }) => slug === service.slug);
  if (!link) return general();
  const [{ data }, isShown] = await Promise.all([
    oneOrNone(
      publicClient(tags.city(service.slug, primary))
        .from('city_pages')
        .select(`id, ${CITY_PAGE_COLUMNS}`)
        .eq('city_slug', primary)
        .in('service_type', namesOf(link))
        .single(),
    ),
    isIndexable(service.slug, primary, { path: routes.cityPage(service.slug, primary) }),
  ]);
  if (!data) return general();
  // The address of its verdict follows a moment after that of its service.
  const isShownYet = isShown ?? (await isIndexable(service.slug, primary, { page_id: data.id }));
  return underName(toCityPage(data, isShownYet === true), slug, primary);
});

/** What the guard says of a page; null where it says nothing of that address. */
async function isIndexable(
  service: string,
  city: string,
  of: Record<string, string>,
): Promise<boolean | null> {
  const { data } = await oneOrNone(
    publicClient(tags.city(service, city))
      .from('city_page_verdicts')
      .select('is_indexable')
      .match(of)
      .single(),
  );
  return data && data.is_indexable === true;
}

/** "No row" is an answer that Next does not keep, so that invented cities leave nothing behind. */
const oneOrNone = <Answer extends QueryAnswer>(question: PromiseLike<Answer>): Promise<Answer> =>
  answerOf(question, codes.noRow);
