import type { Connection } from '../database/connection.ts';
import { Unsupported } from '../http.ts';
import { restError } from './errors.ts';

type ForeignKey = { name: string; from: string; fromColumns: string[]; to: string; toColumns: string[] };
export type DatabaseFunction = {
  name: string;
  parameters: { name: string; type: string; optional: boolean }[];
  returnsSet: boolean;
  returns: 'void' | 'scalar' | 'rows';
  volatile: boolean;
};
/** What PostgREST calls the schema cache. */
export type Catalog = {
  tables: Record<string, string[]>;
  foreignKeys: ForeignKey[];
  functions: DatabaseFunction[];
};

const columnNames = (relation: string, numbers: string) => `(
  select json_agg(a.attname order by n.position)
  from unnest(${numbers}) with ordinality as n (number, position)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`;

const CATALOG = `select json_build_object(
  'tables', (
    select json_object_agg(c.relname, (
      select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped))
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')),
  'foreignKeys', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname,
      'from', f.relname, 'fromColumns', ${columnNames('k.conrelid', 'k.conkey')},
      'to', t.relname, 'toColumns', ${columnNames('k.confrelid', 'k.confkey')})), '[]')
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid and f.relnamespace = 'public'::regnamespace
    join pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
    where k.contype = 'f'),
  'functions', (
    select coalesce(json_agg(json_build_object(
      'name', p.proname,
      'parameters', (
        select coalesce(json_agg(json_build_object(
          'name', coalesce(p.proargnames[u.position], ''),
          'type', format_type(u.type, null),
          'optional', u.position > p.pronargs - p.pronargdefaults) order by u.position), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality as u (type, position)),
      'returnsSet', p.proretset,
      'returns', case
        when t.typname = 'void' then 'void'
        when t.typtype = 'c' or p.proargmodes && array['t', 'o', 'b']::"char"[] then 'rows'
        else 'scalar' end,
      'volatile', p.provolatile = 'v')), '[]')
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger')
)::text as catalog`;

export async function loadCatalog(connection: Connection): Promise<Catalog> {
  const [rows] = await connection.run({ text: CATALOG });
  return JSON.parse(rows?.[0]?.catalog ?? '');
}

/** The names of a table's columns. */
export function columnsOf({ tables }: Catalog, name: string): string[] {
  const columns = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (columns) return columns;
  throw restError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
}

/** The way from a table to the one row of another that each of its rows points to. */
export type Reference = { to: string; pairs: [own: string, theirs: string][] };

/** @param target a table, or the column that points to it */
export function findReference({ foreignKeys }: Catalog, table: string, target: string): Reference {
  const [key, another] = foreignKeys.filter(
    ({ from, to, fromColumns }) => from === table && [to, fromColumns.join()].includes(target),
  );
  if (another || foreignKeys.some(({ from, to }) => from === target && to === table))
    throw new Unsupported(`embedding ${target} in ${table}, which is no one row that a column of it names`);
  const between = `between '${table}' and '${target}'`;
  const details = `Searched for a foreign key relationship ${between} in the schema 'public', but no matches were found.`;
  if (key)
    return { to: key.to, pairs: key.fromColumns.map((own, index) => [own, key.toColumns[index] ?? '']) };
  throw restError(400, 'PGRST200', `Could not find a relationship ${between} in the schema cache`, {
    details,
  });
}
