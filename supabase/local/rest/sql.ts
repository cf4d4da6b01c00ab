import { Unsupported } from '../http.ts';
import { type Catalog, findReference } from './catalog.ts';
import { syntaxError } from './errors.ts';
import { COMPARISONS, type Column, type Filter, parseList, type Query } from './grammar.ts';

const IS_VALUES = new Set(['null', 'true', 'false', 'unknown']);
const MAX_ROWS = 1000;

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

  parameter(value: unknown): string {
    this.values.push(String(value));
    return `$${this.values.length}`;
  }

  /** @param from another source of the table's rows, such as a function */
  select(query: Query, table: string, from = qualified(table)): string {
    const { filters, sorts, limit = MAX_ROWS, offset = 0 } = query;
    const shown = this.selection(query, table);
    const order = sorts.map((sort) => `${quote(table)}.${quote(sort.column)} ${sort.direction}`).join(', ');
    const page = `LIMIT ${this.parameter(Math.min(limit, MAX_ROWS))} OFFSET ${this.parameter(offset)}`;
    const source = `${from} AS ${quote(table)}${this.where(filters, table)}`;
    return `SELECT ${shown} FROM ${source}${order && ` ORDER BY ${order}`} ${page}`;
  }

  count({ filters }: Query, table: string, from = qualified(table)): string {
    return `SELECT count(*) FROM ${from} AS ${quote(table)}${this.where(filters, table)}`;
  }

  selection({ columns, embeds }: Query, table: string): string {
    const shown = columns.map((column) => columnSql(column, table));
    for (const { name, alias, columns: inner } of embeds) {
      const { to, key, column } = findReference(this.catalog, table, name);
      const list = inner.map((part) => columnSql(part, 'embedded')).join(', ');
      const on = `"embedded".${quote(key)} = ${quote(table)}.${quote(column)}`;
      const row = `SELECT ${list} FROM ${qualified(to)} AS "embedded" WHERE ${on}`;
      shown.push(`(SELECT row_to_json(one)::jsonb FROM (${row}) AS one) AS ${quote(alias)}`);
    }
    return shown.join(', ') || '1';
  }

  where(filters: Filter[], table: string): string {
    const conditions = filters.map((filter) => this.#filter(filter, table));
    return conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
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
      if (value.toLowerCase() === 'not_null') throw new Unsupported(`is.${value}`);
      if (!IS_VALUES.has(value.toLowerCase())) throw syntaxError('filter', `is.${value}`);
      return `${column} IS ${value.toUpperCase()}`;
    }
    const pattern = operator.endsWith('like') ? value.replaceAll('*', '%') : value;
    return `${column} ${COMPARISONS[operator]} ${this.parameter(pattern)}`;
  }

  /** Only what is shown, since a column may be writable but not readable. */
  returning({ columns, embeds }: Query, table: string): string {
    const references = embeds.map(({ name }) => findReference(this.catalog, table, name).column);
    const names = new Set([...columns.map(({ name }) => name), ...references]);
    return [...names].map((name) => columnSql({ name }, table)).join(', ') || '1';
  }
}

function columnSql({ name, alias }: Column, table: string): string {
  if (name === '*') return `${quote(table)}.*`;
  return `${quote(table)}.${quote(name)}${alias ? ` AS ${quote(alias)}` : ''}`;
}

function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}
