import { type Catalog, findReference } from './catalog.ts';
import { syntaxError } from './errors.ts';
import { type Column, type Filter, parseList, type Query } from './grammar.ts';

const COMPARISONS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'LIKE',
  ilike: 'ILIKE',
  cs: '@>',
  ov: '&&',
};
const IS_VALUES = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export const qualified = (name: string) => `"public".${quote(name)}`;

/** Builds one statement; every value that came with the request becomes a parameter of it, untyped as in PostgREST. */
export class StatementBuilder {
  catalog: Catalog;
  values: string[] = [];

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  parameter(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** @param from another source of the table's rows, such as a function */
  select(query: Query, table: string, from = qualified(table)): string {
    const { columns, joins } = this.selection(query, table);
    const source = `FROM ${from} AS ${quote(table)}${joins}${this.where(query.filters, table)}`;
    return `SELECT ${columns} ${source}${this.#orderBy(query, table)}${this.page(query)}`;
  }

  /** All rows that the filters let through, whatever the page. */
  count({ filters }: Query, table: string, from = qualified(table)): string {
    return `SELECT 1 FROM ${from} AS ${quote(table)}${this.where(filters, table)}`;
  }

  selection({ columns, embeds }: Query, table: string): { columns: string; joins: string } {
    const shown = columns.map((column) => columnSql(column, table));
    let joins = '';
    for (const [index, { name, alias, columns: inner }] of embeds.entries()) {
      const { to, pairs } = findReference(this.catalog, table, name);
      const result = quote(`embed_${index}`);
      const source = `embedded_${index}`;
      const on = pairs.map(
        ([own, theirs]) => `${quote(source)}.${quote(theirs)} = ${quote(table)}.${quote(own)}`,
      );
      const list = inner.map((column) => columnSql(column, source)).join(', ');
      joins += ` LEFT JOIN LATERAL (SELECT ${list} FROM ${qualified(to)} AS ${quote(source)} WHERE ${on.join(' AND ')}) AS ${result} ON TRUE`;
      shown.push(`row_to_json(${result}.*)::jsonb AS ${quote(alias)}`);
    }
    return { columns: shown.join(', ') || '1', joins };
  }

  where(filters: Filter[], table: string): string {
    return filters.length > 0
      ? ` WHERE ${filters.map((filter) => this.#filter(filter, table)).join(' AND ')}`
      : '';
  }

  #filter(filter: Filter, table: string): string {
    const not = filter.not ? 'NOT ' : '';
    if (filter.kind === 'test')
      return not + this.#test(filter.operator, filter.value, `${quote(table)}.${quote(filter.column)}`);
    return `${not}(${filter.filters.map((part) => this.#filter(part, table)).join(` ${filter.joiner} `)})`;
  }

  #test(operator: string, value: string, column: string): string {
    if (operator === 'in') return `${column} = ANY (${this.parameter(arrayLiteral(parseList(value)))})`;
    if (operator === 'is') {
      if (!IS_VALUES.has(value.toLowerCase())) throw syntaxError('filter', `is.${value}`);
      return `${column} IS ${value.toUpperCase().replace('_', ' ')}`;
    }
    const pattern = operator.endsWith('like') ? value.replaceAll('*', '%') : value;
    return `${column} ${COMPARISONS[operator]} ${this.parameter(pattern)}`;
  }

  #orderBy({ sorts }: Query, table: string): string {
    if (sorts.length === 0) return '';
    return ` ORDER BY ${sorts.map((sort) => `${quote(table)}.${quote(sort.column)} ${sort.modifiers}`).join(', ')}`;
  }

  page({ limit, offset }: Query): string {
    const skipped = offset ? ` OFFSET ${this.parameter(String(offset))}` : '';
    return (limit === undefined ? '' : ` LIMIT ${this.parameter(String(limit))}`) + skipped;
  }

  /** Only what is shown, since a column may be writable but not readable. */
  returning({ columns, embeds }: Query, table: string): string {
    if (columns.some(({ name }) => name === '*')) return `${qualified(table)}.*`;
    const references = embeds.flatMap(({ name }) => findReference(this.catalog, table, name).pairs);
    const names = new Set([...columns.map(({ name }) => name), ...references.map(([own]) => own)]);
    return [...names].map((name) => `${qualified(table)}.${quote(name)}`).join(', ') || '1';
  }
}

function columnSql({ name, alias }: Column, table: string): string {
  if (name === '*') return `${quote(table)}.*`;
  return `${quote(table)}.${quote(name)}${alias ? ` AS ${quote(alias)}` : ''}`;
}

function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}
