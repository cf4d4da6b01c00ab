import 'server-only';
import type { SaveAnswer } from '../action/save-answer';
import { UserError } from '../action/user-error';
import { followChangesNow } from '../cache/changes';
import { pageOrLast } from '../lists/page-or-last';
import { removePage } from '../removal';
import type { removalSchema } from '../removal/schema';
import { showsSamples } from '../routes/url';
import { answerOf, codes } from '../supabase/errors';
import { sessionClient } from '../supabase/session';
import type * as z from '../validation/zod';
import { CITY_PAGES_A_PAGE, type CityPageListView } from './admin-list';
import { cityPageColumns, EDITOR_COLUMNS, toEditorCityPage } from './admin-row';
import type { CityPageFields, EditorCityPage, saveCityPageSchema } from './admin-schema';
import { type ListedCityPage, toListedCityPages } from './listed-city-page';

export type CityPageList = { pages: ListedCityPage[]; total: number; page: number };

/** A page of all city pages, those changed last first; behind the last page it answers the last one. */
export function listAdminCityPages(view: CityPageListView): Promise<CityPageList> {
  return pageOrLast(view.page, CITY_PAGES_A_PAGE, (page) => readList({ ...view, page }));
}

async function readList({ q, status, service, shown, page }: CityPageListView) {
  const client = await sessionClient();
  const { data } = await client
    .rpc('list_city_pages', {
      search: q || undefined,
      status_filter: status || undefined,
      service_filter: service || undefined,
      shown_filter: shown || undefined,
      samples_shown: showsSamples(),
      page_size: CITY_PAGES_A_PAGE,
      page_offset: (page - 1) * CITY_PAGES_A_PAGE,
    })
    .throwOnError();
  const viewsOf = await readViews(
    client,
    data.flatMap(({ id }) => id ?? []),
  );
  return { pages: toListedCityPages(data, viewsOf, showsSamples()), total: Number(data[0]?.total ?? 0) };
}

async function readViews(client: Awaited<ReturnType<typeof sessionClient>>, ids: string[]) {
  const { data } = await client.from('city_page_views').select('*').in('page_id', ids).throwOnError();
  return new Map(data.map(({ page_id, views }) => [page_id, Number(views)]));
}

/** The names of the services, for a page to be of one. */
export async function listServiceNames(): Promise<string[]> {
  const { data } = await (await sessionClient())
    .from('service_details')
    .select('service_name')
    .order('service_name')
    .limit(200)
    .throwOnError();
  return data.map(({ service_name: name }) => name);
}

/** A city page for the form, or null when there is none. */
export async function getEditorCityPage(id: string): Promise<EditorCityPage | null> {
  const client = await sessionClient();
  const [{ data }, verdict] = await Promise.all([
    client.from('city_pages').select(EDITOR_COLUMNS).eq('id', id).maybeSingle().throwOnError(),
    client.from('city_page_verdicts').select('path').eq('page_id', id).maybeSingle().throwOnError(),
  ]);
  return data && toEditorCityPage(data, verdict.data?.path ?? null);
}

/**
 * Saves a city page, a new one when `id` is null, unless somebody else has saved it since `expected`. A published page that
 * moves leaves a redirect behind.
 * @throws {UserError} when the service has another page in this city
 */
export async function saveCityPage({
  id,
  expected,
  fields,
}: z.infer<typeof saveCityPageSchema>): Promise<SaveAnswer<EditorCityPage>> {
  const pages = (await sessionClient()).from('city_pages');
  const columns = cityPageColumns(fields);
  const written = id
    ? pages
        .update(columns)
        .eq('id', id)
        .eq('updated_at', expected ?? '-infinity')
    : pages.insert(columns);
  const { data, error } = await answerOf(written.select('id').maybeSingle(), codes.unique);
  if (error) throw taken(fields);
  const now = data || id ? await getEditorCityPage(data?.id ?? id ?? '') : null;
  if (!data || !now) return now ? { kind: 'conflict', theirs: now } : { kind: 'gone' };
  await followChangesNow();
  return { kind: 'saved', stored: now };
}

function taken({ city, service_type: service }: CityPageFields): UserError {
  const message = `There is a page about ${service} in ${city} already.`;
  return new UserError('invalid', message, { city: message });
}

/** What leads to it leads to another page, where one is named. */
export async function deleteCityPage(removal: z.infer<typeof removalSchema>): Promise<void> {
  await removePage('city page', removal);
  await followChangesNow();
}
