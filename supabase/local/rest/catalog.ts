import type { Connection } from '../database/connection.ts';
import { Unsupported } from '../http.ts';
import { restError } from './errors.ts';

/** A column that holds the key of a row of another table. */
export type Reference = { from: string; column: string; to: string; key: string };
export type DatabaseFunction = {
  name: string;
  parameters: { name: string; type: string; optional: boolean }[];
  returnsSet: boolean;
  returns: 'void' | 'scalar' | 'rows';
};
/** What PostgREST calls the schema cache. */
export type Catalog = {
  tables: Record<string, string[]>;
  references: Reference[];
  functions: DatabaseFunction[];
};

const CATALOG = `select json_build_object(
  'tables', (
    select json_object_agg(c.relname, (
      select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped))
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')),
  'references', (
    select coalesce(json_agg(json_build_object(
      'from', f.relname, 'column', a.attname, 'to', t.relname, 'key', b.attname)), '[]')
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid and f.relnamespace = 'public'::regnamespace
    join pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = f.oid and array[a.attnum] = k.conkey
    join pg_attribute b on b.attrelid = t.oid and array[b.attnum] = k.confkey),
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
        else 'scalar' end)), '[]')
    from pg_proc p join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger')
)::text as catalog`;

export async function loadCatalog(connection: Connection): Promise<Catalog> {
  const [rows] = await connection.run({ text: CATALOG });
  return JSON.parse(rows?.[0]?.catalog ?? '');
}

export function columnsOf({ tables }: Catalog, name: string): string[] {
  const columns = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (columns) return columns;
  throw restError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
}

/** @param target a table, or the column that points to it */
export function findReference({ references }: Catalog, table: string, target: string): Reference {
  const [found, another] = references.filter(
    ({ from, to, column }) => from === table && [to, column].includes(target),
  );
  if (another || references.some(({ from, to }) => from === target && to === table))
    throw new Unsupported(`embedding ${target} in ${table}, which is no one row that a column of it names`);
  if (found) return found;
  const between = `between '${table}' and '${target}'`;
  throw restError(400, 'PGRST200', `Could not find a relationship ${between} in the schema cache`);
}

export function findFunction({ functions }: Catalog, name: string, given: string[]): DatabaseFunction {
  const [found, another] = functions.filter(
    (candidate) =>
      candidate.name === name &&
      given.every((argument) => candidate.parameters.some((parameter) => parameter.name === argument)) &&
      candidate.parameters.every((parameter) => parameter.optional || given.includes(parameter.name)),
  );
  if (another) throw new Unsupported('functions that share a name');
  if (found) return found;
  const called = `public.${name}(${given.toSorted().join(', ')})`;
  throw restError(404, 'PGRST202', `Could not find the function ${called} in the schema cache`);
}
