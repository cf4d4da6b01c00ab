import 'server-only';
import { unstable_cache } from 'next/cache';
import { carried, REVALIDATE_SECONDS, tags } from '../../cache/tags';
import { parseCityPageAddress } from '../../routes';
import { showsSamples } from '../../routes/url';
import { readServiceLinks } from '../../services';
import { knows, type ServiceLink } from '../../services/link';
import { ROWS_A_CALL, readByKeyset } from '../../supabase/all-rows';
import type { Tables } from '../../supabase/database.types';
import { publicClient } from '../../supabase/public';
import { uncachedClient } from '../../supabase/uncached';
import { primaryCitySlug } from '../city-slug';

export type ShownCityPage = { path: string; service: ServiceLink; citySlug: string; changedAt: string };

type Row = Pick<Tables<'city_page_verdicts'>, 'page_id' | 'path' | 'page_changed_at'>;
/** The pages with ids from one on, and before another where there is one. */
type Ids = { from: string; before: string | null };

/** More than a file of the sitemap may list. */
const MOST_ROWS = 50_000;

/** How many city pages search engines are shown. */
export const countShownCityPages = unstable_cache(
  async (): Promise<number> => {
    const { data } = await uncachedClient()
      .rpc('count_shown_city_pages', { with_samples: showsSamples() })
      .throwOnError();
    return data ?? 0;
  },
  ['shown-city-page-count'],
  { tags: carried([tags.cityDates]), revalidate: REVALIDATE_SECONDS },
);

/** The city pages that search engines are shown, with ids in a range. */
export async function* readShownCityPages(ids: Ids): AsyncGenerator<ShownCityPage> {
  const services = await readServiceLinks();
  for await (const row of readByKeyset<Row>((after) => rowsAfter(after, ids), MOST_ROWS)) {
    const page = toShown(row, services);
    if (page) yield page;
  }
}

function rowsAfter(after: Row | null, { from, before }: Ids) {
  const query = shown().order('page_id').limit(ROWS_A_CALL);
  const begun = after ? query.gt('page_id', after.page_id) : query.gte('page_id', from);
  return (before ? begun.lt('page_id', before) : begun).throwOnError();
}

/** When one of those with ids in a range changed last. */
export async function newestShownCityPage({ from, before }: Ids): Promise<string | null> {
  const query = newestFirst(1).gte('page_id', from);
  const { data } = await (before ? query.lt('page_id', before) : query).throwOnError();
  return data[0]?.page_changed_at ?? null;
}

/** Those that changed last. */
export async function listNewestShownCityPages(most: number): Promise<ShownCityPage[]> {
  const [services, { data }] = await Promise.all([readServiceLinks(), newestFirst(most).throwOnError()]);
  return data.map((row) => toShown(row, services)).filter((page) => page !== null);
}

const newestFirst = (most: number) =>
  shown().order('page_changed_at', { ascending: false }).order('page_id').limit(most);

function shown() {
  const query = publicClient(tags.cityDates)
    .from('city_page_verdicts')
    .select('page_id, path, page_changed_at')
    .eq('is_indexable', true)
    .not('path', 'is', null);
  return showsSamples() ? query : query.eq('is_sample', false);
}

/** Null for a page that no address leads to: of a service that the site does not know, or of a city under another name. */
function toShown(
  { path, page_changed_at: changedAt }: Row,
  services: readonly ServiceLink[],
): ShownCityPage | null {
  const address = path && parseCityPageAddress(path, knows(services));
  const service = address && services.find(({ slug }) => slug === address.service);
  if (!service || primaryCitySlug(address.city) !== address.city) return null;
  return { path, service, citySlug: address.city, changedAt };
}

/** Whether search engines are shown the city pages at some addresses; what is missing has no page. */
export async function statesOfCityPages(paths: readonly string[]): Promise<Map<string, boolean>> {
  if (paths.length === 0) return new Map();
  const { data } = await uncachedClient()
    .from('city_page_verdicts')
    .select('path, is_indexable, is_sample')
    .in('path', [...paths])
    .throwOnError();
  return new Map(
    data.map(({ path, is_indexable: isIndexable, is_sample: isSample }) => [
      path ?? '',
      isIndexable && (!isSample || showsSamples()),
    ]),
  );
}
