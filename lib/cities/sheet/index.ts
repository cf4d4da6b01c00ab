import 'server-only';
import { UserError } from '../../action/user-error';
import { followChangesNow } from '../../cache/changes';
import { csvLine } from '../../submissions/csv';
import { answerOf, codes } from '../../supabase/errors';
import { sessionClient } from '../../supabase/session';
import { cityPageColumns, EDITOR_COLUMNS, toEditorCityPage } from '../admin-row';
import type { CityPageFields } from '../admin-schema';
import { citySlug } from '../city-slug';
import { judgeWaitingCityPages } from '../doorway/judge-waiting';
import { sheetColumns, toCells } from './columns';

const BATCH = 100;
/** Without it Excel reads the file in the code page of the machine. */
const BYTE_ORDER_MARK = '\ufeff';

const nameOf = (service: string, slug: string) => `${service} ${slug}`;

/** Which of some pages are there already, by their places among those that were asked about. */
export async function findPagesThere(pages: readonly { city: string; service: string }[]): Promise<number[]> {
  if (pages.length === 0) return [];
  const slugs = [...new Set(pages.map(({ city }) => citySlug(city)))];
  const { data } = await (await sessionClient())
    .from('city_pages')
    .select('city_slug, service_type')
    .in('city_slug', slugs)
    .limit(1000)
    .throwOnError();
  const there = new Set(data.map(({ city_slug, service_type }) => nameOf(service_type, city_slug ?? '')));
  return pages.flatMap(({ city, service }, index) =>
    there.has(nameOf(service, citySlug(city))) ? [index] : [],
  );
}

/** Makes a draft of each page of a sheet: all of them, or none. @throws {UserError} when one of them is there already */
export async function importCityPages(pages: readonly CityPageFields[]): Promise<number> {
  const rows = pages.map((page) => cityPageColumns({ ...page, status: 'draft', publish_at: '' }));
  const { error } = await answerOf((await sessionClient()).from('city_pages').insert(rows), codes.unique);
  if (error)
    throw new UserError(
      'conflict',
      'Somebody has made one of these pages meanwhile. Nothing was imported; look at the sheet again.',
    );
  await judgeWaitingCityPages();
  await followChangesNow();
  return rows.length;
}

/** Every city page as a line of a sheet, in pieces. */
export async function exportCityPages(): Promise<ReadableStream<Uint8Array>> {
  const client = await sessionClient();
  const encoder = new TextEncoder();
  let after = '';
  const readBatch = async () => {
    const query = client.from('city_pages').select(EDITOR_COLUMNS).order('id').limit(BATCH);
    const { data } = await (after ? query.gt('id', after) : query).throwOnError();
    after = data.at(-1)?.id ?? '';
    return data.map((row) => csvLine(toCells(toEditorCityPage(row, null).fields), (value) => value)).join('');
  };
  const first = await readBatch();
  return new ReadableStream({
    start: (file) =>
      file.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(sheetColumns, (value) => value) + first)),
    async pull(file) {
      const more = after ? await readBatch() : '';
      if (more) file.enqueue(encoder.encode(more));
      else file.close();
    },
  });
}
