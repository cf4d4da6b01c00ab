import type { Connection, Run } from '../database/connection.ts';
import type { Statement } from '../database/statement.ts';
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
  const outcome = await execute(connection, exchange, { text: statement, values: builder.values });
  return pageAnswer(exchange, outcome, level.offset);
}

/** @param counted a statement whose rows are counted, when the total is wanted */
export function outcomeOf(rows: string, body: string, counted: string | null): string {
  const total = counted ? `(SELECT count(*) FROM (${counted}) AS counted)` : 'NULL';
  return `SELECT ${total} AS total, count(result) AS page, ${body} AS body FROM (${rows}) AS result`;
}

type Options = { readOnly?: boolean; single?: boolean };

/** Runs a statement as the caller; a change of several rows is undone when one was wanted. */
export async function execute(
  connection: Connection,
  exchange: Exchange,
  statement: Statement,
  { readOnly = true, single = exchange.single }: Options = {},
): Promise<Outcome> {
  const work = async (run: Run) => {
    const [, rows] = await run(sessionOf(exchange, readOnly), statement);
    const { total = null, page = 0, body } = rows?.[0] ?? {};
    const outcome = { total: total === null ? null : Number(total), page: Number(page), body: body ?? '' };
    if (single) requireSingle(outcome);
    return outcome;
  };
  return single && !readOnly ? connection.transaction(work) : work(connection.run);
}
