import { type Answer, Unsupported } from '../http.ts';
import { columnsOf } from './catalog.ts';
import { restError } from './errors.ts';
import { bodyAnswer, type Exchange, execute, MADE, type Rest, singleError } from './exchange.ts';
import { parseQuery, type Query } from './grammar.ts';
import { type Payload, readPayload } from './payload.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

const VERBS: Record<string, string> = { PATCH: 'UPDATE', DELETE: 'DELETE' };

export async function write(rest: Rest, exchange: Exchange): Promise<Answer> {
  const { method, path: table, counts, returnsRows } = exchange;
  const known = columnsOf(rest.catalog, table);
  const query = parseQuery(exchange.query);
  if (counts || query.sorts.length > 0 || query.limit !== undefined || query.offset !== undefined)
    throw new Unsupported('a count, an order or a limit of changed rows');
  if (VERBS[method] && query.filters.length === 0) throw unlimited(VERBS[method]);
  const payload = method === 'DELETE' ? null : readPayload(exchange, query, known);
  if (payload?.isEmpty) return nothingWritten(exchange);
  const builder = new StatementBuilder(rest.catalog);
  const change = payload ? changeSql(builder, query, exchange, payload) : `DELETE FROM ${qualified(table)}`;
  // Rows that are inserted are the ones in the body, whatever the filters.
  const where = method === 'POST' ? '' : builder.where(query.filters, table);

  const columns = query.columns.flatMap((one) => (one.name === '*' ? known.map((name) => ({ name })) : one));
  const shown = returnsRows ? { ...query, columns } : { ...query, columns: [], embeds: [] };
  const { page, body, made } = await execute(rest, exchange, {
    change: `WITH changed AS (${change}${where} RETURNING ${builder.returning(shown, table)})`,
    rows: `SELECT ${builder.selection(shown, table)} FROM changed AS ${quote(table)}`,
    values: builder.values,
  });
  const range = method === 'PATCH' && page > 0 ? `0-${page - 1}/*` : '*/*';
  return bodyAnswer(exchange, statusOf(exchange, made), returnsRows ? body : '', range);
}

function statusOf({ method, resolution, returnsRows }: Exchange, made: number): number {
  if (method === 'POST') return resolution === 'merge-duplicates' && made <= 0 ? 200 : 201;
  return returnsRows ? 200 : 204;
}

function nothingWritten(exchange: Exchange): Answer {
  if (exchange.single) throw singleError(0);
  return bodyAnswer(exchange, statusOf(exchange, 0), exchange.returnsRows ? '[]' : '', '*/*');
}

/** Hosted Supabase loads an extension for the API by which a change of all rows is an error. */
const unlimited = (verb: string) => restError(400, '21000', `${verb} requires a WHERE clause`);

function changeSql(
  builder: StatementBuilder,
  query: Query,
  exchange: Exchange,
  { json, columns }: Payload,
): string {
  const target = qualified(exchange.path);
  const list = columns.map(quote).join(', ');
  const rows = `json_populate_recordset(NULL::${target}, ${builder.parameter(json)}::json)`;
  const assign = (from: string) =>
    columns.map((name) => `${quote(name)} = ${from}.${quote(name)}`).join(', ');
  if (exchange.method === 'PATCH')
    // The columns that the body does not name are null in these rows, and not taken from them.
    return `UPDATE ${target} SET ${assign('payload')} FROM (SELECT ${list} FROM ${rows} LIMIT 1) AS payload`;
  const conflict = onConflict(query, exchange, assign('EXCLUDED'));
  if (columns.length === 0 && conflict) throw new Unsupported('an upsert of rows without columns');
  const counted = conflict && ` WHERE ${countMade('+')} <> ''`;
  const into = list && `(${list})`;
  return `INSERT INTO ${target} ${into} (SELECT ${list} FROM ${rows}${counted})${conflict}`;
}

const countMade = (sign: string) => `set_config('local.made', (${MADE} ${sign} 1)::text, true)`;

function onConflict({ conflictColumns }: Query, { resolution }: Exchange, changes: string): string {
  if (!resolution) return '';
  if (!conflictColumns) throw new Unsupported('an upsert that does not name its key');
  const action =
    resolution === 'merge-duplicates' ? `UPDATE SET ${changes} WHERE ${countMade('-')} <> ''` : 'NOTHING';
  return ` ON CONFLICT (${conflictColumns.map(quote).join(', ')}) DO ${action}`;
}
