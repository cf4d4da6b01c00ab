import type { Connection } from '../database/connection.ts';
import { type Answer, isRecord, Unsupported } from '../http.ts';
import { type Catalog, columnsOf } from './catalog.ts';
import { restError } from './errors.ts';
import { bodyAnswer, bodyOf, type Exchange, execute, parseBody } from './exchange.ts';
import { parseQuery, type Query } from './grammar.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

/** Inserts, updates or deletes, and reads back what is to be shown of the changed rows. */
export async function write(connection: Connection, catalog: Catalog, exchange: Exchange): Promise<Answer> {
  const { method, path: table, counts, returnsRows } = exchange;
  const known = columnsOf(catalog, table);
  const query = parseQuery(exchange.query);
  if (counts || query.sorts.length > 0 || query.limit !== undefined || query.offset !== undefined)
    throw new Unsupported('a count, an order or a limit of changed rows');
  const builder = new StatementBuilder(catalog);
  const payload = method === 'DELETE' ? null : readPayload(exchange, query, known);
  if (payload && (payload.rows.length === 0 || payload.columns.length === 0))
    return bodyAnswer(exchange, statusOf(exchange), returnsRows ? '[]' : '', '*/*');
  const sql = changeSql(builder, table, query, exchange, payload);

  const star = (column: { name: string }) =>
    column.name === '*' ? known.map((name) => ({ name })) : [column];
  const shown = returnsRows ? { ...query, columns: query.columns.flatMap(star) } : nothing(query);
  const { columns, joins } = builder.selection(shown, table);
  const text =
    `WITH changed AS (${sql} RETURNING ${builder.returning(shown, table)}), ` +
    `result AS (SELECT ${columns} FROM changed AS ${quote(table)}${joins}) ` +
    `SELECT NULL AS total, count(result) AS page, ${returnsRows ? bodyOf(exchange) : `''`} AS body FROM result`;
  const options = { readOnly: false, single: exchange.single && returnsRows };
  const { page, body } = await execute(connection, exchange, { text, values: builder.values }, options);
  const range = method === 'PATCH' && page > 0 ? `0-${page - 1}/*` : '*/*';
  return bodyAnswer(exchange, statusOf(exchange), returnsRows ? body : '', range);
}

const nothing = (query: Query): Query => ({ ...query, columns: [], embeds: [] });

function statusOf({ method, returnsRows }: Exchange): number {
  if (method === 'POST') return 201;
  return returnsRows ? 200 : 204;
}

type Payload = { rows: Record<string, unknown>[]; columns: string[] };

function changeSql(
  builder: StatementBuilder,
  table: string,
  query: Query,
  exchange: Exchange,
  payload: Payload | null,
): string {
  const target = qualified(table);
  const where = builder.where(query.filters, table);
  if (!payload) return `DELETE FROM ${target}${where}`;
  const { rows, columns } = payload;
  const list = columns.map(quote).join(', ');
  // The columns that the body does not name are null in these rows, and not taken from them.
  const source = (json: unknown[]) =>
    `(SELECT ${list} FROM jsonb_populate_recordset(NULL::${target}, ${builder.parameter(JSON.stringify(json))}::jsonb))`;
  const assign = (from: string) =>
    columns.map((name) => `${quote(name)} = ${from}.${quote(name)}`).join(', ');
  if (exchange.method === 'PATCH')
    return `UPDATE ${target} SET ${assign('payload')} FROM ${source(rows.slice(0, 1))} AS payload${where}`;
  return `INSERT INTO ${target} (${list}) ${source(rows)}${onConflict(query, exchange, assign('EXCLUDED'))}`;
}

function onConflict({ conflictColumns }: Query, { resolution }: Exchange, changes: string): string {
  if (!resolution) return '';
  if (!conflictColumns) throw new Unsupported('an upsert that does not name its key');
  const action = resolution === 'merge-duplicates' ? `UPDATE SET ${changes}` : 'NOTHING';
  return ` ON CONFLICT (${conflictColumns.map(quote).join(', ')}) DO ${action}`;
}

function readPayload(exchange: Exchange, query: Query, known: string[]): Payload {
  const value = parseBody(exchange);
  const rows = Array.isArray(value) ? value : [value];
  if (!rows.every(isRecord)) throw restError(400, 'PGRST102', 'Empty or invalid json');
  const columns = query.written ?? Object.keys(rows[0] ?? {});
  const same = (row: object) =>
    Object.keys(row).length === columns.length && columns.every((name) => name in row);
  if (!query.written && !rows.every(same)) throw restError(400, 'PGRST102', 'All object keys must match');
  const unknown = columns.find((name) => !known.includes(name));
  const message = `Could not find the '${unknown}' column of '${exchange.path}' in the schema cache`;
  if (unknown !== undefined) throw restError(400, 'PGRST204', message);
  return { rows, columns };
}
