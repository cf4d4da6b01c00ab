import { Unsupported } from '../http.ts';
import { type Catalog, findRelationship, requireTable } from './catalog.ts';
import { syntaxError } from './errors.ts';
import { emptyLevel, type Filter, type Level, parseList, type Selected, type Sort } from './grammar.ts';

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
  cd: '<@',
  ov: '&&',
};
const TEXT_SEARCHES: Record<string, string> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  wfts: 'websearch_to_tsquery',
};
const IS_VALUES = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export const qualified = (name: string) => `"public".${quote(name)}`;

type Source = { table: string; selected: Selected[]; level: Level };

/** Builds one statement; every value that came with the request becomes a parameter of it, untyped as in PostgREST. */
export class StatementBuilder {
  catalog: Catalog;
  values: string[] = [];
  #embeds = 0;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  parameter(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** @param from another source of the table's rows, such as a function */
  select(
    { table, selected, level }: Source,
    from = qualified(table),
    alias = table,
    join: string[] = [],
  ): string {
    const { columns, joins } = this.selection({ table, selected, level }, alias);
    const where = this.where([...join, ...this.filters(level.filters, table, alias, selected)]);
    return `SELECT ${columns} FROM ${from} AS ${quote(alias)}${joins}${where}${this.orderBy(level.sorts, alias)}${this.page(level)}`;
  }

  /** The same rows without pages; of the embedded ones only those that narrow them. */
  count({ table, selected, level }: Source, from?: string): string {
    const { filters, embedded } = level;
    return this.select(
      { table, selected: onlyInner(selected), level: { filters, embedded, sorts: [] } },
      from,
    );
  }

  selection({ table, selected, level }: Source, alias: string): { columns: string; joins: string } {
    const columns: string[] = [];
    let joins = '';
    for (const item of selected) {
      if (item.kind === 'embed') {
        const embed = this.embed(item, table, alias, level);
        joins += embed.join;
        if (embed.column) columns.push(embed.column);
      } else if (item.name === '*') columns.push(`${quote(alias)}.*`);
      else columns.push(`${quote(alias)}.${quote(item.name)}${item.alias ? ` AS ${quote(item.alias)}` : ''}`);
    }
    return { columns: columns.join(', ') || '1', joins };
  }

  private embed(
    item: Extract<Selected, { kind: 'embed' }>,
    parent: string,
    parentAlias: string,
    level: Level,
  ) {
    const { table, many, pairs } = findRelationship(this.catalog, parent, item.name, item.hint);
    const name = item.alias ?? item.name;
    const below = level.embedded.get(name) ?? level.embedded.get(item.name) ?? emptyLevel();
    const alias = `${table}_${++this.#embeds}`;
    const result = quote(`embed_${this.#embeds}`);
    const on = pairs.map(
      ([own, theirs]) => `${quote(alias)}.${quote(theirs)} = ${quote(parentAlias)}.${quote(own)}`,
    );
    const rows = this.select({ table, selected: item.selected, level: below }, qualified(table), alias, on);
    const kind = item.inner ? 'INNER' : 'LEFT';
    const shown = item.selected.length > 0;
    if (!many)
      return {
        join: ` ${kind} JOIN LATERAL (${rows}) AS ${result} ON TRUE`,
        column: shown && `row_to_json(${result}.*)::jsonb AS ${quote(name)}`,
      };
    const list = `SELECT json_agg(${result})::jsonb AS rows FROM (${rows}) AS ${result}`;
    return {
      join: ` ${kind} JOIN LATERAL (${list}) AS ${result} ON ${item.inner ? `${result}.rows IS NOT NULL` : 'TRUE'}`,
      column: shown && `COALESCE(${result}.rows, '[]') AS ${quote(name)}`,
    };
  }

  where(conditions: string[]): string {
    return conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  }

  filters(filters: Filter[], table: string, alias: string, selected: Selected[] = []): string[] {
    const embeds = new Set(selected.map((item) => item.kind === 'embed' && (item.alias ?? item.name)));
    const columns = this.catalog.tables.get(table)?.columns.map(({ name }) => name) ?? [];
    const sql = (filter: Filter): string => {
      if (filter.kind === 'test') {
        if (embeds.has(filter.column) && !columns.includes(filter.column))
          throw new Unsupported('filtering by whether an embedded row exists');
        return `${filter.not ? 'NOT ' : ''}${this.test(filter, `${quote(alias)}.${quote(filter.column)}`)}`;
      }
      return `${filter.not ? 'NOT ' : ''}(${filter.filters.map(sql).join(` ${filter.joiner} `)})`;
    };
    return filters.map(sql);
  }

  private test({ operator, language, value }: Extract<Filter, { kind: 'test' }>, column: string): string {
    if (operator === 'in') return `${column} = ANY (${this.parameter(arrayLiteral(parseList(value)))})`;
    if (operator === 'is') {
      if (!IS_VALUES.has(value.toLowerCase())) throw syntaxError('filter', `is.${value}`);
      return `${column} IS ${value.toUpperCase().replace('_', ' ')}`;
    }
    const search = TEXT_SEARCHES[operator];
    if (search) {
      const configuration = language ? `${this.parameter(language)}, ` : '';
      return `${column} @@ ${search}(${configuration}${this.parameter(value)})`;
    }
    const pattern = operator.endsWith('like') ? value.replaceAll('*', '%') : value;
    return `${column} ${COMPARISONS[operator]} ${this.parameter(pattern)}`;
  }

  orderBy(sorts: Sort[], alias: string): string {
    if (sorts.length === 0) return '';
    return ` ORDER BY ${sorts.map((sort) => `${quote(alias)}.${quote(sort.column)} ${sort.modifiers}`).join(', ')}`;
  }

  page({ limit, offset }: Level): string {
    const skipped = offset ? ` OFFSET ${this.parameter(String(offset))}` : '';
    return (limit === undefined ? '' : ` LIMIT ${this.parameter(String(limit))}`) + skipped;
  }

  /** The rows of a JSON list with the types that the columns have. */
  payload(table: string, columns: string[], json: string, missingAsDefault: boolean): string {
    const known = requireTable(this.catalog, table).columns.filter(({ name }) => columns.includes(name));
    const defaults = missingAsDefault ? known.filter((column) => column.default !== null) : [];
    const fill = defaults
      .map((column) => `'${column.name.replaceAll("'", "''")}', ${column.default}`)
      .join(', ');
    const rows = fill
      ? `(SELECT jsonb_agg(jsonb_build_object(${fill}) || item) FROM jsonb_array_elements(${this.parameter(json)}::jsonb) item)`
      : `${this.parameter(json)}::jsonb`;
    return `jsonb_to_recordset(${rows}) AS payload (${known.map(({ name, type }) => `${quote(name)} ${type}`).join(', ')})`;
  }

  /** Only what is shown, since a column may be writable but not readable. */
  returning(table: string, selected: Selected[]): string {
    if (selected.some((item) => item.kind === 'column' && item.name === '*')) return `${qualified(table)}.*`;
    const columns = selected.flatMap((item) =>
      item.kind === 'column'
        ? [item.name]
        : findRelationship(this.catalog, table, item.name, item.hint).pairs.map(([own]) => own),
    );
    return [...new Set(columns)].map((column) => `${qualified(table)}.${quote(column)}`).join(', ') || '1';
  }
}

function onlyInner(selected: Selected[]): Selected[] {
  return selected.flatMap((item) =>
    item.kind === 'embed' && item.inner ? [{ ...item, selected: onlyInner(item.selected) }] : [],
  );
}

function arrayLiteral(values: string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}
