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

type Row = Pick<Tables<'city_page_verdicts'>, 'path' | 'page_changed_at'>;

/**
 * How many city pages search engines are shown. A counted answer is partial, which Next keeps no answer of; hence the cache
 * around it.
 */
export const countShownCityPages = unstable_cache(
  async (): Promise<number> => {
    const { count } = await shown(uncachedClient(), 'path', { count: 'exact' }).limit(1).throwOnError();
    return count ?? 0;
  },
  ['shown-city-page-count'],
  { tags: carried([tags.cityDates]), revalidate: REVALIDATE_SECONDS },
);

/** A stretch of the city pages that search engines are shown, by address. */
export async function* readShownCityPages(from: number, most: number): AsyncGenerator<ShownCityPage> {
  const services = await readServiceLinks();
  let left = most;
  for await (const row of readByKeyset<Row>((after) => rowsAfter(after, from))) {
    if (left-- === 0) return;
    const page = toShown(row, services);
    if (page) yield page;
  }
}

function rowsAfter(after: Row | null, from: number) {
  const query = shown(publicClient(tags.cityDates), 'path, page_changed_at').order('path').limit(ROWS_A_CALL);
  const rows = after?.path ? query.gt('path', after.path) : query.range(from, from + ROWS_A_CALL - 1);
  return rows.throwOnError();
}

function shown<const Columns extends string>(
  client: ReturnType<typeof publicClient>,
  columns: Columns,
  options?: { count: 'exact' },
) {
  const query = client
    .from('city_page_verdicts')
    .select(columns, options)
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
