import 'server-only';
import { completeRow } from '../services/complete-row';
import { sessionClient } from '../supabase/session';
import { complete } from './complete';
import type { Uses } from './figure-checks';
import { allNamesIn } from './names';
import { fieldsOf } from './section';
import { sectionNames, sections } from './sections';

/** Where each name is said that texts of the site fill in. */
export async function readNameUses(): Promise<Uses> {
  const client = await sessionClient();
  const [stored, services] = await Promise.all([
    client.from('site_sections').select('name, fields').throwOnError(),
    client.from('service_details').select('*').limit(1000).throwOnError(),
  ]);
  const rows = new Map(stored.data.map(({ name, fields }) => [name, fields]));
  const said = [
    ...services.data.map((row) => ({ where: row.service_name, texts: completeRow(row) as unknown })),
    ...sectionNames
      .filter((name) => !sections[name].isSource)
      .map((name) => ({
        where: sections[name].title,
        texts: complete(fieldsOf(sections[name]), sections[name].defaults, rows.get(name)),
      })),
  ];
  return new Map(said.flatMap(({ where, texts }) => allNamesIn(texts).map((name) => [name, where] as const)));
}
