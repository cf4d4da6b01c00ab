import type { Connection } from '../database/connection.ts';
import { Unsupported } from '../http.ts';
import { restError } from './errors.ts';

/** A foreign key. */
export type Reference = { name: string; from: string; columns: string[]; to: string; keys: string[] };
/** The column that holds the key of the one row of another table. */
export type Link = { to: string; column: string; key: string };
export type DatabaseFunction = {
  name: string;
  parameters: { name: string; type: string; optional: boolean }[];
  returnsSet: boolean;
  returns: 'void' | 'scalar' | 'rows' | 'record';
  isVariadic: boolean;
  isVolatile: boolean;
  /** It sets the status or the headers of the answer by itself. */
  answers: boolean;
};
/** What PostgREST calls the schema cache. */
export type Catalog = {
  tables: Record<string, string[]>;
  views: string[];
  primaryKeys: Record<string, string[]>;
  references: Reference[];
  functions: DatabaseFunction[];
};

const namesOf = (table: string, columns: string) => `(
  select json_agg(a.attname order by u.place) from unnest(${columns}) with ordinality as u (number, place)
  join pg_attribute a on a.attrelid = ${table} and a.attnum = u.number)`;

const CATALOG = `select json_build_object(
  'tables', (
    select json_object_agg(c.relname, (
      select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped))
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f', 'v', 'm')),
  'views', (
    select coalesce(json_agg(c.relname), '[]')
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')),
  'primaryKeys', (
    select coalesce(json_object_agg(c.relname, ${namesOf('k.conrelid', 'k.conkey')}), '{}')
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'p' and c.relnamespace = 'public'::regnamespace),
  'references', (
    select coalesce(json_agg(json_build_object('name', k.conname, 'from', f.relname, 'to', t.relname,
      'columns', ${namesOf('k.conrelid', 'k.conkey')}, 'keys', ${namesOf('k.confrelid', 'k.confkey')})), '[]')
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid and f.relnamespace = 'public'::regnamespace
    join pg_class t on t.oid = k.confrelid and t.relnamespace = 'public'::regnamespace
    where k.contype = 'f' and k.conparentid = 0),
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
      'isVariadic', p.provariadic <> 0,
      'isVolatile', p.provolatile = 'v',
      'answers', p.prosrc ~ 'response[.](status|headers)',
      'returns', case
        when t.typname = 'void' then 'void'
        when t.typtype = 'c' or p.proargmodes && array['t', 'o', 'b']::"char"[] then 'rows'
        when t.typname = 'record' then 'record'
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
export function findReference(catalog: Catalog, table: string, target: string): Link {
  const direct = catalog.references.filter(
    ({ from, to, columns }) => from === table && [to, ...columns].includes(target),
  );
  const [found] = direct;
  const [column = '', another] = found?.columns ?? [];
  const leadsElsewhere = direct.length > 1 || another !== undefined || found?.to === table;
  if (leadsElsewhere || isRelatedOtherwise(catalog, table, target))
    throw new Unsupported(`embedding ${target} in ${table}, which is no one row that a column of it names`);
  if (found) return { to: found.to, column, key: found.keys[0] ?? '' };
  const between = `between '${table}' and '${target}'`;
  const details = `Searched for a foreign key relationship ${between} in the schema 'public', but no matches were found.`;
  throw restError(400, 'PGRST200', `Could not find a relationship ${between} in the schema cache`, {
    details,
  });
}

/** By a key that points back, by its name, by a table between the two, through a view, or by a function. */
function isRelatedOtherwise(
  { references, views, primaryKeys, functions }: Catalog,
  table: string,
  target: string,
): boolean {
  if (views.includes(table) || views.includes(target)) return true;
  const isByName = references.some(
    ({ from, to, name }) => (from === table || to === table) && name === target,
  );
  const pointsBack = references.some(({ from, to }) => from === target && to === table);
  const isKeyed = ({ from, columns }: Reference) =>
    columns.every((column) => primaryKeys[from]?.includes(column));
  const isBetween = references.some(
    (one) =>
      one.to === table &&
      isKeyed(one) &&
      references.some((other) => other.from === one.from && other.to === target && isKeyed(other)),
  );
  const isComputed = functions.some(
    ({ name, parameters }) => name === target && parameters.length === 1 && parameters[0]?.type === table,
  );
  return isByName || pointsBack || isBetween || isComputed;
}

export function findFunction({ functions }: Catalog, name: string, given: string[]): DatabaseFunction {
  const [found, another] = functions.filter(
    (candidate) =>
      candidate.name === name &&
      given.every((argument) => candidate.parameters.some((parameter) => parameter.name === argument)) &&
      candidate.parameters.every((parameter) => parameter.optional || given.includes(parameter.name)),
  );
  if (another) throw new Unsupported('functions that share a name');
  if (found?.isVariadic) throw new Unsupported('a variadic function');
  if (found?.returns === 'record') throw new Unsupported('a function whose columns have no names');
  if (found?.answers) throw new Unsupported('a function that sets the status or the headers of the answer');
  if (found) return found;
  if (functions.some((one) => one.name === name && one.parameters.some((parameter) => parameter.name === '')))
    throw new Unsupported('a function whose parameter has no name');
  const names = given.toSorted().join(', ');
  const called = `public.${name}${names ? `(${names})` : ' without parameters'}`;
  const details = searchedFor(name, names, given.length);
  throw restError(404, 'PGRST202', `Could not find the function ${called} in the schema cache`, { details });
}

function searchedFor(name: string, names: string, count: number): string {
  const parameters = count === 0 ? 'without parameters' : `with parameter${count > 1 ? 's' : ''} ${names}`;
  return `Searched for the function public.${name} ${parameters} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`;
}
