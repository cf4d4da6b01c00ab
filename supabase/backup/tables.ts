import type { Run } from '../local/database/connection.ts';

export type Column = { name: string; type: string };
/** By its full name, as it is written in SQL. */
export type Table = { name: string; columns: Column[] };

/** What is of the moment and of the machine: a restored site begins it anew. */
const MOMENTARY = [
  'public.content_changes',
  'private.forgotten_changes',
  'private.cdn_purge',
  'private.rate_limit_buckets',
];
/** Of what Supabase brings: who may sign in, and where the pictures are. Sessions and links sent by e-mail are not kept. */
const OF_THE_PLATFORM = [
  'auth.users',
  'auth.identities',
  'auth.mfa_factors',
  'storage.buckets',
  'storage.objects',
  'local.mails',
];

/** The tables of a backup with the columns that can be written, as the database at hand has them. */
export async function tablesOf(run: Run): Promise<Table[]> {
  const [rows = []] = await run({
    text: `select relation.name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
      from (select c.oid, n.nspname || '.' || c.relname as name, n.nspname as schema from pg_class c
        join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and not c.relispartition
          and (n.nspname <> 'local' or has_schema_privilege(n.oid, 'usage'))) as relation
      join pg_attribute a on a.attrelid = relation.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where relation.name = any ($1) or relation.schema in ('public', 'private') and relation.name <> all ($2)
      group by relation.name order by relation.name`,
    values: [`{${OF_THE_PLATFORM}}`, `{${MOMENTARY}}`],
  });
  return rows.map(({ name, columns }) => ({ name: String(name), columns: JSON.parse(columns ?? '[]') }));
}

export async function sequencesOf(run: Run): Promise<{ name: string; last: string | null }[]> {
  const [rows = []] = await run({
    text: `select schemaname || '.' || sequencename as name, last_value as last from pg_sequences
      where schemaname in ('public', 'private', 'local') order by 1`,
  });
  return rows.map(({ name, last = null }) => ({ name: String(name), last }));
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quotedName = (name: string) => name.split('.').map(quoted).join('.');

/** Values are written so that the database reads exactly them again, whatever it was told elsewhere. */
export const EXACT = `select set_config('search_path', '', true), set_config('datestyle', 'ISO', true), set_config('timezone', 'UTC', true),
  set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '3', true), set_config('bytea_output', 'hex', true)`;
