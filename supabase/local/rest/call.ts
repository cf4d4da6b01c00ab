import type { Connection } from '../database/connection.ts';
import { type Answer, isRecord, Unsupported } from '../http.ts';
import type { Catalog, DatabaseFunction } from './catalog.ts';
import { restError } from './errors.ts';
import {
  bodyAnswer,
  bodyOf,
  type Exchange,
  execute,
  limitRows,
  outcomeOf,
  pageAnswer,
  parseBody,
} from './exchange.ts';
import { parseQuery } from './grammar.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

/** Calls the function named by `/rpc/{name}` with the arguments in the body. */
export async function call(connection: Connection, catalog: Catalog, exchange: Exchange): Promise<Answer> {
  if (exchange.method !== 'POST') throw new Unsupported('calling a function by its address');
  const name = exchange.path.slice('rpc/'.length);
  const given = parseBody(exchange);
  if (!isRecord(given)) throw restError(400, 'PGRST102', 'Empty or invalid json');
  const found = choose(catalog, name, Object.keys(given));
  const query = parseQuery(exchange.query);
  limitRows(query);

  const builder = new StatementBuilder(catalog);
  const from = `${qualified(name)}(${argumentsOf(builder, found, given)})`;
  const isTable = found.returns === 'rows';
  if (!isTable && query.filters.length > 0)
    throw new Unsupported('filters on a function that returns no rows');
  const rows = isTable
    ? builder.select(query, name, `(SELECT * FROM ${from})`)
    : `SELECT ${from} AS value${found.returnsSet ? builder.page(query) : ''}`;
  const counted = isTable ? builder.count(query, name, `(SELECT * FROM ${from})`) : rows;
  const single = exchange.single && isTable;
  const body = bodyOf(exchange, isTable ? 'result' : 'result.value', single || !found.returnsSet);
  const text = outcomeOf(rows, found.returns === 'void' ? `''` : body, exchange.counts ? counted : null);
  const options = { readOnly: !found.volatile, single };
  const outcome = await execute(connection, exchange, { text, values: builder.values }, options);
  if (found.returns === 'void') return bodyAnswer({ ...exchange, single: false }, 204, '', '0-0/*');
  return pageAnswer(exchange, outcome, query.offset);
}

/** Each argument is read from the JSON of the body as the type of its parameter. */
function argumentsOf(
  builder: StatementBuilder,
  { parameters }: DatabaseFunction,
  given: Record<string, unknown>,
): string {
  const list = parameters.filter(({ name }) => name in given);
  if (list.length === 0) return '';
  const json = builder.parameter(JSON.stringify(given));
  const sql = list.map(({ name, type }) => {
    const column = quote(name);
    return `${column} := (SELECT ${column} FROM jsonb_to_record(${json}::jsonb) AS given (${column} ${type}))`;
  });
  return sql.join(', ');
}

function choose({ functions }: Catalog, name: string, given: string[]): DatabaseFunction {
  const [found, another] = functions.filter(
    (candidate) =>
      candidate.name === name &&
      given.every((argument) => candidate.parameters.some((parameter) => parameter.name === argument)) &&
      candidate.parameters.every((parameter) => parameter.optional || given.includes(parameter.name)),
  );
  if (another) throw new Unsupported('functions that share a name');
  if (found) return found;
  const called = `public.${name}${given.length > 0 ? `(${given.toSorted().join(', ')})` : ' without parameters'}`;
  throw restError(404, 'PGRST202', `Could not find the function ${called} in the schema cache`);
}
