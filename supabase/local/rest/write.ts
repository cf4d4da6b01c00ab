import type { Connection } from '../database/connection.ts';
import { type Answer, isRecord, Unsupported } from '../http.ts';
import { type Catalog, requireTable, type Table } from './catalog.ts';
import { RestError } from './errors.ts';
import { bodyAnswer, bodyOf, type Exchange, type Outcome, parseBody } from './exchange.ts';
import { parseQuery, type Query, type Selected } from './grammar.ts';
import { execute } from './read.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

type Write = { table: Table; query: Query; builder: StatementBuilder; exchange: Exchange };

export async function write(connection: Connection, catalog: Catalog, exchange: Exchange): Promise<Answer> {
  const table = requireTable(catalog, exchange.path);
  const query = parseQuery(exchange.query);
  const request: Write = { table, query, builder: new StatementBuilder(catalog), exchange };
  if (query.level.sorts.length > 0) throw new Unsupported('an order of changed rows');
  if (exchange.method === 'POST') return insert(connection, request);
  if (query.level.limit !== undefined || query.level.offset !== undefined)
    throw new Unsupported('a limit on rows to change');
  return exchange.method === 'PATCH' ? update(connection, request) : remove(connection, request);
}

async function insert(connection: Connection, request: Write): Promise<Answer> {
  const { table, query, builder, exchange } = request;
  const { rows, columns } = payloadOf(request);
  const total = (count: number) => `*/${exchange.counts ? count : '*'}`;
  if (rows.length === 0) return bodyAnswer(exchange, 201, exchange.returnsRows ? '[]' : '', total(0));
  const target = query.conflictColumns ?? table.primaryKey;
  const changes = exchange.resolution === 'merge-duplicates' ? columns : [];
  const onConflict =
    exchange.resolution && target.length > 0
      ? ` ON CONFLICT (${target.map(quote).join(', ')}) DO ${changes.length > 0 ? `UPDATE SET ${assign(changes, 'EXCLUDED')}` : 'NOTHING'}`
      : '';
  const source =
    columns.length > 0
      ? `(${columns.map(quote).join(', ')}) SELECT ${columns.map((name) => `payload.${quote(name)}`).join(', ')} FROM ` +
        builder.payload(table.name, columns, JSON.stringify(rows), exchange.missingAsDefault)
      : 'DEFAULT VALUES';
  const sql = `INSERT INTO ${qualified(table.name)} ${source}${onConflict}`;
  const outcome = await change(connection, request, sql, changes.length > 0);
  return bodyAnswer(exchange, outcome.total === 0 ? 200 : 201, outcome.body, total(outcome.page));
}

async function update(connection: Connection, request: Write): Promise<Answer> {
  const { table, builder, exchange } = request;
  const { rows, columns } = payloadOf(request);
  if (columns.length === 0) return changedAnswer(exchange, { total: null, page: 0, body: '[]' });
  const payload = builder.payload(table.name, columns, JSON.stringify(rows.slice(0, 1)), false);
  const set = `${assign(columns, 'payload')} FROM (SELECT * FROM ${payload}) AS payload`;
  const sql = `UPDATE ${qualified(table.name)} SET ${set}${whereOf(request)}`;
  return changedAnswer(exchange, await change(connection, request, sql));
}

async function remove(connection: Connection, request: Write): Promise<Answer> {
  const sql = `DELETE FROM ${qualified(request.table.name)}${whereOf(request)}`;
  return changedAnswer(request.exchange, await change(connection, request, sql));
}

function changedAnswer(exchange: Exchange, { page, body }: Outcome): Answer {
  const rows = exchange.method === 'PATCH' && page > 0 ? `0-${page - 1}` : '*';
  const range = `${rows}/${exchange.counts ? page : '*'}`;
  return exchange.returnsRows ? bodyAnswer(exchange, 200, body, range) : bodyAnswer(exchange, 204, '', range);
}

function whereOf({ table, query, builder }: Write): string {
  return builder.where(builder.filters(query.level.filters, table.name, table.name));
}

const assign = (columns: string[], from: string) =>
  columns.map((name) => `${quote(name)} = ${from}.${quote(name)}`).join(', ');

function payloadOf({ table, query, exchange }: Write): {
  rows: Record<string, unknown>[];
  columns: string[];
} {
  const value = parseBody(exchange);
  const rows = Array.isArray(value) ? value : [value];
  if (!rows.every(isRecord)) throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  const columns = query.columns ?? Object.keys(rows[0] ?? {});
  const same = (row: object) =>
    Object.keys(row).length === columns.length && columns.every((name) => name in row);
  if (!query.columns && !rows.every(same)) throw new RestError(400, 'PGRST102', 'All object keys must match');
  const unknown = columns.find((name) => !table.columns.some((column) => column.name === name));
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`;
  if (unknown !== undefined) throw new RestError(400, 'PGRST204', message);
  return { rows, columns };
}

/** Runs a change and reads back what is to be shown of the changed rows; undone when one row was wanted and it is not one. */
function change(
  connection: Connection,
  { table, query, builder, exchange }: Write,
  sql: string,
  countsNew = false,
): Promise<Outcome> {
  const { returnsRows } = exchange;
  const selected = returnsRows ? withoutStar(query.selected, table) : [];
  const source = { table: table.name, selected, level: { ...query.level, filters: [] } };
  const { columns, joins } = builder.selection(source, table.name);
  // A row that an upsert updated carries the number of the transaction that locked it.
  const isNew = countsNew ? `, (${qualified(table.name)}.xmax = 0) AS is_new` : '';
  const total = countsNew ? '(SELECT count(*) FILTER (WHERE is_new) FROM changed)' : 'NULL';
  const statement =
    `WITH changed AS (${sql} RETURNING ${builder.returning(table.name, selected)}${isNew}), ` +
    `result AS (SELECT ${columns} FROM changed AS ${quote(table.name)}${joins}) ` +
    `SELECT ${total} AS total, count(result) AS page, ${returnsRows ? bodyOf(exchange) : `''`} AS body FROM result`;
  const options = { readOnly: false, single: exchange.single && returnsRows };
  return execute(connection, exchange, { text: statement, values: builder.values }, options);
}

function withoutStar(selected: Selected[], table: Table): Selected[] {
  return selected.flatMap((item) =>
    item.kind === 'column' && item.name === '*'
      ? table.columns.map(({ name }): Selected => ({ kind: 'column', name }))
      : [item],
  );
}
