import type { Connection } from '../database/connection.ts';
import { Unsupported } from '../http.ts';
import { RestError } from './errors.ts';

export type Column = { name: string; type: string; default: string | null };
export type Table = { name: string; columns: Column[]; primaryKey: string[]; uniqueKeys: string[][] };
export type ForeignKey = {
  name: string;
  from: string;
  fromColumns: string[];
  to: string;
  toColumns: string[];
};
export type Parameter = { name: string; type: string; optional: boolean };
export type DatabaseFunction = {
  name: string;
  parameters: Parameter[];
  returnsSet: boolean;
  returns: 'void' | 'scalar' | 'rows';
  /** The table whose rows it returns, if it is one. */
  table: string | null;
  volatile: boolean;
};
/** What PostgREST calls the schema cache. */
export type Catalog = {
  tables: Map<string, Table>;
  foreignKeys: ForeignKey[];
  functions: DatabaseFunction[];
};

const columnNames = (relation: string, numbers: string) => `(
  select json_agg(a.attname order by n.position)
  from unnest(${numbers}) with ordinality as n (number, position)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`;

const CATALOG = `select json_build_object(
  'tables', (
    select coalesce(json_agg(json_build_object(
      'name', c.relname,
      'columns', (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod),
          'default', case when a.attidentity = '' then pg_get_expr(d.adbin, d.adrelid) end
        ) order by a.attnum)
        from pg_attribute a
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      'primaryKey', coalesce((
        select ${columnNames('c.oid', 'i.indkey::int2[]')}
        from pg_index i where i.indrelid = c.oid and i.indisprimary), '[]'),
      'uniqueKeys', coalesce((
        select json_agg(${columnNames('c.oid', 'i.indkey::int2[]')})
        from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null), '[]')
    )), '[]')
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')),
  'foreignKeys', (
    select coalesce(json_agg(json_build_object(
      'name', k.conname,
      'from', f.relname, 'fromColumns', ${columnNames('k.conrelid', 'k.conkey')},
      'to', t.relname, 'toColumns', ${columnNames('k.confrelid', 'k.confkey')}
    )), '[]')
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
          'optional', u.position > p.pronargs - p.pronargdefaults
        ) order by u.position), '[]')
        from unnest(p.proargtypes::oid[]) with ordinality as u (type, position)),
      'returnsSet', p.proretset,
      'returns', case
        when t.typname = 'void' then 'void'
        when t.typtype = 'c' or p.proargmodes && array['t', 'o', 'b']::"char"[] then 'rows'
        else 'scalar' end,
      'table', case when t.typtype = 'c' then t.typname end,
      'volatile', p.provolatile = 'v'
    )), '[]')
    from pg_proc p
    join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e'))
)::text as catalog`;

export async function loadCatalog(connection: Connection): Promise<Catalog> {
  const [rows] = await connection.run({ text: CATALOG });
  const found: Omit<Catalog, 'tables'> & { tables: Table[] } = JSON.parse(rows?.[0]?.catalog ?? '');
  return { ...found, tables: new Map(found.tables.map((table) => [table.name, table])) };
}

export function requireTable(catalog: Catalog, name: string): Table {
  const table = catalog.tables.get(name);
  if (table) return table;
  throw new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
}

/** A way from one table to the rows of another that belong to a row of it. */
export type Relationship = {
  table: string;
  many: boolean;
  foreignKey: ForeignKey;
  pairs: [own: string, theirs: string][];
};

/** @param target a table, a foreign key or, towards one row, its column; `hint` picks among several ways */
export function findRelationship(
  catalog: Catalog,
  parent: string,
  target: string,
  hint?: string,
): Relationship {
  const found = catalog.foreignKeys
    .filter((key) => !hint || key.name === hint || key.fromColumns.includes(hint))
    .flatMap((key) => [...towardsOne(key, parent, target), ...towardsMany(catalog, key, parent, target)]);
  if (found.length === 1 && found[0]) return found[0];
  if (found.length === 0) throw noRelationship(catalog, parent, target);
  const names = found.map(({ foreignKey }) => `'${target}!${foreignKey.name}'`).join(', ');
  const message = `Could not embed because more than one relationship was found for '${parent}' and '${target}'`;
  throw new RestError(300, 'PGRST201', message, {
    hint: `Try changing '${target}' to one of the following: ${names}.`,
  });
}

function towardsOne(key: ForeignKey, parent: string, target: string): Relationship[] {
  const meant = [key.to, key.name, ...(key.fromColumns.length === 1 ? key.fromColumns : [])];
  if (key.from !== parent || !meant.includes(target)) return [];
  return [{ table: key.to, many: false, foreignKey: key, pairs: zip(key.fromColumns, key.toColumns) }];
}

function towardsMany(catalog: Catalog, key: ForeignKey, parent: string, target: string): Relationship[] {
  if (key.to !== parent || ![key.from, key.name].includes(target)) return [];
  const uniqueKeys = catalog.tables.get(key.from)?.uniqueKeys ?? [];
  const many = !uniqueKeys.some((unique) => unique.toSorted().join() === key.fromColumns.toSorted().join());
  return [{ table: key.from, many, foreignKey: key, pairs: zip(key.toColumns, key.fromColumns) }];
}

function noRelationship({ foreignKeys }: Catalog, parent: string, target: string): Error {
  const junctions = foreignKeys.filter((key) => key.to === parent).map((key) => key.from);
  if (foreignKeys.some((key) => key.to === target && junctions.includes(key.from)))
    return new Unsupported(`embedding ${target} in ${parent} through a table between them`);
  const between = `between '${parent}' and '${target}'`;
  return new RestError(400, 'PGRST200', `Could not find a relationship ${between} in the schema cache`, {
    details: `Searched for a foreign key relationship ${between} in the schema 'public', but no matches were found.`,
  });
}

const zip = (own: string[], theirs: string[]) =>
  own.map((column, index): [string, string] => [column, theirs[index] ?? '']);
