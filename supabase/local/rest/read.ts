import type { Connection, Run } from '../database/connection.ts';
import type { Answer } from '../http.ts';
import { type Catalog, requireTable } from './catalog.ts';
import {
  bodyOf,
  type Exchange,
  limitRows,
  type Outcome,
  pageAnswer,
  requireSingle,
  sessionOf,
} from './exchange.ts';
import { parseQuery } from './grammar.ts';
import { StatementBuilder } from './sql.ts';

export async function read(connection: Connection, catalog: Catalog, exchange: Exchange): Promise<Answer> {
  const { name } = requireTable(catalog, exchange.path);
  const { selected, level } = parseQuery(exchange.query);
  limitRows(level, exchange);
  const builder = new StatementBuilder(catalog);
  const source = { table: name, selected, level };
  const rows = builder.select(source);
  const counted = exchange.counts ? builder.count(source) : null;
  const statement = outcomeOf(rows, bodyOf(exchange), counted);
  const outcome = await execute(connection.run, exchange, true, statement, builder.values);
  if (exchange.single) requireSingle(outcome);
  return pageAnswer(exchange, outcome, level.offset);
}

/** @param counted a statement whose rows are counted, when the total is wanted */
export function outcomeOf(rows: string, body: string, counted: string | null): string {
  const total = counted ? `(SELECT count(*) FROM (${counted}) AS counted)` : 'NULL';
  return `SELECT ${total} AS total, count(result) AS page, ${body} AS body FROM (${rows}) AS result`;
}

export async function execute(
  run: Run,
  exchange: Exchange,
  readOnly: boolean,
  text: string,
  values: string[],
): Promise<Outcome> {
  const [, rows] = await run(sessionOf(exchange, readOnly), { text, values });
  const row = rows?.[0];
  const total = row?.total ?? null;
  return { total: total === null ? null : Number(total), page: Number(row?.page), body: row?.body ?? '' };
}
