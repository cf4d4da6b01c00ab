import type { Catalog, Column, Enumeration, Routine, SqlType, Table } from './catalog.ts';

const HEAD = `// Written by \`npm run types:database\` out of the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;
const TAIL = `
type Public = Database['public'];
export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
export type FunctionArgs<Name extends keyof Public['Functions']> = Public['Functions'][Name]['Args'];
`;

const WORDS: Record<string, string> = {
  bool: 'boolean',
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number']),
  ),
  ...Object.fromEntries(
    ['text', 'varchar', 'bpchar', 'citext', 'uuid', 'bytea', 'date'].map((name) => [name, 'string']),
  ),
  ...Object.fromEntries(['time', 'timetz', 'timestamp', 'timestamptz'].map((name) => [name, 'string'])),
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
};

/** The types as `supabase gen types typescript` would give them, in the format of this project. */
export function toTypeScript({ tables, functions, enums }: Catalog): string {
  const of = (kind: Table['kind']) => tables.filter((table) => table.kind === kind).map(tableEntry);
  const members = [
    group('Tables', of('table')),
    group('Views', of('view')),
    group('Functions', functions.map(functionEntry)),
    group('Enums', enums.map(enumEntry)),
    group('CompositeTypes', []),
  ];
  const database = `export type Database = {\n${indent(block('public', members))};\n};\n`;
  return `${HEAD}\n${database}${TAIL}`;
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');
const block = (name: string, members: string[]) =>
  `${name}: {\n${indent(members.map((member) => `${member};`).join('\n'))}\n}`;

function group(name: string, entries: string[]): string {
  return entries.length > 0 ? block(name, entries) : block(name, ['[_ in never]: never']);
}

function tableEntry({ name, kind, columns, relationships }: Table): string {
  const links = relationships.map(({ name, columns, isUnique, table, referenced }) =>
    indent(
      `{\n${indent(
        [
          `foreignKeyName: '${name}';`,
          `columns: ${list(columns)};`,
          `isOneToOne: ${isUnique};`,
          `referencedRelation: '${table}';`,
          `referencedColumns: ${list(referenced)};`,
        ].join('\n'),
      )}\n},`,
    ),
  );
  const written = [block('Insert', columns.map(insertColumn)), block('Update', columns.map(updateColumn))];
  return block(name, [
    block(
      'Row',
      columns.map((column) => `${column.name}: ${typeAndNull(column)}`),
    ),
    ...(kind === 'table' ? written : []),
    `Relationships: ${links.length > 0 ? `[\n${links.join('\n')}\n]` : '[]'}`,
  ]);
}

const list = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
const typeAndNull = ({ type, nullable }: Pick<Column, 'type' | 'nullable'>) =>
  wordOf(type) + orNull(nullable);
const orNull = (nullable: boolean) => (nullable ? ' | null' : '');

function insertColumn(column: Column): string {
  return column.nullable || column.filled ? updateColumn(column) : `${column.name}: ${typeAndNull(column)}`;
}

const updateColumn = (column: Column) =>
  `${column.name}?: ${column.generated ? 'never' : typeAndNull(column)}`;

function functionEntry({ name, arguments: given, isSet, columns, table, type }: Routine): string {
  const parameters = given.map(
    ({ name, optional, ...value }) => `${name}${optional ? '?' : ''}: ${typeAndNull(value)}`,
  );
  const args = parameters.length > 0 ? block('Args', parameters) : 'Args: never';
  const many = isSet ? '[]' : '';
  if (table)
    return block(name, [
      args,
      `Returns: Database['public']['Tables']['${table}']['Row']${many}`,
      block('SetofOptions', [
        `from: '*'`,
        `to: '${table}'`,
        `isOneToOne: ${!isSet}`,
        `isSetofReturn: ${isSet}`,
      ]),
    ]);
  // PostgreSQL does not say of a function's answer that nothing in it is missing.
  const fields = columns?.map((column) => `${column.name}: ${typeAndNull({ ...column, nullable: true })}`);
  if (fields) return block(name, [args, `${block('Returns', fields)}${many}`]);
  const answer = wordOf(type);
  return block(name, [args, `Returns: ${answer}${many || orNull(answer !== 'undefined')}`]);
}

const enumEntry = ({ name, labels }: Enumeration) => `${name}: ${union(labels)}`;
const union = (labels: string[]) => labels.map((label) => `'${label.replace(/['\\]/g, '\\$&')}'`).join(' | ');

function wordOf({ schema, name, element, labels }: SqlType): string {
  const many = element === null ? '' : '[]';
  if (labels && schema === 'public') return `Database['public']['Enums']['${element ?? name}']${many}`;
  return (WORDS[element ?? name] ?? 'unknown') + many;
}
