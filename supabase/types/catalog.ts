import type { Run } from '../local/database/connection.ts';

/** A type as the catalog knows it: what a type without a word of its own in TypeScript is made of. */
export type SqlType = { schema: string; name: string; element: string | null; labels: string[] | null };
export type Column = {
  name: string;
  type: SqlType;
  nullable: boolean;
  /** Filled by the database where a row does not say it. */
  filled: boolean;
  generated: boolean;
};
export type Relationship = {
  name: string;
  columns: string[];
  isUnique: boolean;
  table: string;
  referenced: string[];
};
export type Table = {
  name: string;
  kind: 'table' | 'view';
  columns: Column[];
  relationships: Relationship[];
};
export type Argument = { name: string; type: SqlType; optional: boolean; nullable: boolean };
export type Routine = {
  name: string;
  arguments: Argument[];
  isSet: boolean;
  /** What it answers: columns of its own, the rows of a table, or one value. */
  columns: { name: string; type: SqlType }[] | null;
  table: string | null;
  type: SqlType;
};
export type Enumeration = { name: string; labels: string[] };
export type Catalog = { tables: Table[]; functions: Routine[]; enums: Enumeration[] };

const typeOf = (oid: string) => `(
  select json_build_object('schema', t.typnamespace::regnamespace, 'name', t.typname, 'element', e.typname, 'labels',
    (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = coalesce(e.oid, t.oid)))
  from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A' where t.oid = ${oid})`;

const TABLES = `
  select c.relname as name, case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind,
    (select json_agg(json_build_object(
        'name', attname, 'type', ${typeOf('atttypid')}, 'nullable', not attnotnull,
        'filled', atthasdef or attidentity <> '', 'generated', attgenerated <> '' or attidentity = 'a') order by attname)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    coalesce((select json_agg(json_build_object(
        'name', f.conname, 'table', r.relname,
        'columns', (select json_agg(attname order by n) from unnest(f.conkey) with ordinality k (num, n)
          join pg_attribute on attrelid = f.conrelid and attnum = k.num),
        'referenced', (select json_agg(attname order by n) from unnest(f.confkey) with ordinality k (num, n)
          join pg_attribute on attrelid = f.confrelid and attnum = k.num),
        'isUnique', exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
          and u.conkey <@ f.conkey)) order by f.conname)
      from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = c.relnamespace), '[]') as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by 1`;

const FUNCTIONS = `
  select p.proname as name, p.proretset as "isSet", ${typeOf('p.prorettype')} as type,
    coalesce((select json_agg(json_build_object(
        'name', arg, 'type', ${typeOf('type')},
        'optional', n > p.pronargs - p.pronargdefaults,
        'nullable', coalesce(pg_get_function_arg_default(p.oid, n::integer) like 'NULL::%', false)) order by n)
      from unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) with ordinality as given (arg, type, n)), '[]') as arguments,
    (select json_agg(json_build_object('name', arg, 'type', ${typeOf('type')}) order by n)
      from unnest(p.proargnames, p.proallargtypes, p.proargmodes) with ordinality as given (arg, type, mode, n)
      where mode = 't') as columns,
    (select relname from pg_class where reltype = p.prorettype and relnamespace = p.pronamespace) as "table"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  order by p.proname, p.proargtypes::text`;

const ENUMS = `
  select t.typname as name, json_agg(enumlabel order by enumsortorder) as labels
  from pg_type t join pg_enum on enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.oid order by 1`;

/** What the API of a migrated database offers: the tables, views, functions and enums of the schema `public`. */
export async function readCatalog(run: Run): Promise<Catalog> {
  const parts = { tables: TABLES, functions: FUNCTIONS, enums: ENUMS };
  const lists = Object.entries(parts).map(
    ([name, list]) => `'${name}', (select coalesce(json_agg(entry), '[]') from (${list}) as entry)`,
  );
  const [rows = []] = await run({ text: `select json_build_object(${lists.join(', ')}) as catalog` });
  return JSON.parse(rows[0]?.catalog ?? '');
}
