import { type Answer, type Fields, Unsupported } from '../http.ts';
import { columnsOf } from './catalog.ts';
import { restError } from './errors.ts';
import { bodyAnswer, type Exchange, execute, type Rest, readRows } from './exchange.ts';
import { parseQuery, type Query } from './grammar.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

export async function write(rest: Rest, asked: Exchange): Promise<Answer> {
  const { method, path: table, counts, returnsRows } = asked;
  const exchange = { ...asked, single: asked.single && returnsRows };
  const known = columnsOf(rest.catalog, table);
  const query = parseQuery(exchange.query);
  if (counts || query.sorts.length > 0 || query.limit !== undefined || query.offset !== undefined)
    throw new Unsupported('a count, an order or a limit of changed rows');
  const status = method === 'POST' ? 201 : returnsRows ? 200 : 204;
  const payload = method === 'DELETE' ? null : readPayload(exchange, query, known);
  if (payload && (payload.rows.length === 0 || payload.columns.length === 0))
    return bodyAnswer(exchange, status, returnsRows ? '[]' : '', '*/*');
  const builder = new StatementBuilder(rest.catalog);
  const change = payload ? changeSql(builder, query, exchange, payload) : `DELETE FROM ${qualified(table)}`;
  // Rows that are inserted are the ones in the body, whatever the filters.
  const where = method === 'POST' ? '' : builder.where(query.filters, table);

  const columns = query.columns.flatMap((one) => (one.name === '*' ? known.map((name) => ({ name })) : one));
  const shown = returnsRows ? { ...query, columns } : { ...query, columns: [], embeds: [] };
  const { page, body } = await execute(rest, exchange, {
    change: `WITH changed AS (${change}${where} RETURNING ${builder.returning(shown, table)})`,
    rows: `SELECT ${builder.selection(shown, table)} FROM changed AS ${quote(table)}`,
    values: builder.values,
  });
  const range = method === 'PATCH' && page > 0 ? `0-${page - 1}/*` : '*/*';
  return bodyAnswer(exchange, status, returnsRows ? body : '', range);
}

type Payload = { rows: Fields[]; columns: string[] };

function readPayload(exchange: Exchange, query: Query, known: string[]): Payload {
  const rows = readRows(exchange);
  const columns = query.written ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const unknown = columns.find((name) => !known.includes(name));
  const message = `Could not find the '${unknown}' column of '${exchange.path}' in the schema cache`;
  if (unknown !== undefined) throw restError(400, 'PGRST204', message);
  return { rows, columns };
}

function changeSql(builder: StatementBuilder, query: Query, exchange: Exchange, payload: Payload): string {
  const { rows, columns } = payload;
  const target = qualified(exchange.path);
  const isUpdate = exchange.method === 'PATCH';
  const list = columns.map(quote).join(', ');
  // The columns that the body does not name are null in these rows, and not taken from them.
  const json = builder.parameter(JSON.stringify(isUpdate ? rows.slice(0, 1) : rows));
  const source = `(SELECT ${list} FROM jsonb_populate_recordset(NULL::${target}, ${json}::jsonb))`;
  const assign = (from: string) =>
    columns.map((name) => `${quote(name)} = ${from}.${quote(name)}`).join(', ');
  if (isUpdate) return `UPDATE ${target} SET ${assign('payload')} FROM ${source} AS payload`;
  return `INSERT INTO ${target} (${list}) ${source}${onConflict(query, exchange, assign('EXCLUDED'))}`;
}

function onConflict({ conflictColumns }: Query, { resolution }: Exchange, changes: string): string {
  if (!resolution) return '';
  if (!conflictColumns) throw new Unsupported('an upsert that does not name its key');
  const action = resolution === 'merge-duplicates' ? `UPDATE SET ${changes}` : 'NOTHING';
  return ` ON CONFLICT (${conflictColumns.map(quote).join(', ')}) DO ${action}`;
}
