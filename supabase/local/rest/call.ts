import type { Connection } from '../database/connection.ts';
import { type Answer, isRecord, Unsupported } from '../http.ts';
import type { Catalog, DatabaseFunction, Parameter } from './catalog.ts';
import { RestError } from './errors.ts';
import { bodyAnswer, bodyOf, type Exchange, isRead, limitRows, pageAnswer, parseBody } from './exchange.ts';
import { type Level, parseQuery, type Selected } from './grammar.ts';
import { execute, outcomeOf } from './read.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

/** Calls the function named by `/rpc/{name}`. */
export async function call(connection: Connection, catalog: Catalog, exchange: Exchange): Promise<Answer> {
  const name = exchange.path.slice('rpc/'.length);
  const byUrl = isRead(exchange.method);
  const candidates = catalog.functions.filter((candidate) => candidate.name === name);
  const isArgument = (key: string) =>
    byUrl && candidates.some(({ parameters }) => parameters.some((parameter) => parameter.name === key));
  const { selected, level, arguments: given } = parseQuery(exchange.query, isArgument);
  const values = byUrl ? Object.fromEntries(given) : parseBody(exchange);
  if (!isRecord(values)) throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  const found = choose(candidates, name, Object.keys(values));
  limitRows(level, { ...exchange, method: 'GET' });

  const builder = new StatementBuilder(catalog);
  const list = found.parameters.filter((parameter) => parameter.name in values);
  const source = `${qualified(name)}(${argumentsOf(builder, list, values, byUrl)})`;
  const asked = { table: found.table ?? name, selected, level };
  const text =
    found.returns === 'rows'
      ? rowsOf(builder, source, asked, found, exchange)
      : valuesOf(builder, source, level, found, exchange);
  const outcome = await execute(
    connection,
    exchange,
    { text, values: builder.values },
    {
      readOnly: byUrl || !found.volatile,
      single: exchange.single && found.returns === 'rows',
    },
  );
  if (found.returns === 'void') return bodyAnswer({ ...exchange, single: false }, 204, '', '0-0/*');
  return pageAnswer(exchange, outcome, level.offset);
}

/** By URL every value is text that the database reads; by JSON it has a type already. */
function argumentsOf(
  builder: StatementBuilder,
  list: Parameter[],
  values: Record<string, unknown>,
  byUrl: boolean,
): string {
  const json = byUrl || list.length === 0 ? '' : builder.parameter(JSON.stringify(values));
  const sql = list.map(({ name, type }) => {
    const column = quote(name);
    if (byUrl) return `${column} := ${builder.parameter(String(values[name]))}::${type}`;
    return `${column} := (SELECT ${column} FROM jsonb_to_record(${json}::jsonb) AS given (${column} ${type}))`;
  });
  return sql.join(', ');
}

type Asked = { table: string; selected: Selected[]; level: Level };

function rowsOf(
  builder: StatementBuilder,
  source: string,
  asked: Asked,
  { returnsSet }: DatabaseFunction,
  exchange: Exchange,
): string {
  const from = `(SELECT * FROM ${source})`;
  const rows = builder.select(asked, from);
  const counted = exchange.counts ? builder.count(asked, from) : null;
  return outcomeOf(rows, bodyOf(exchange, 'result', exchange.single || !returnsSet), counted);
}

function valuesOf(
  builder: StatementBuilder,
  source: string,
  level: Level,
  found: DatabaseFunction,
  exchange: Exchange,
): string {
  if (level.filters.length > 0) throw new Unsupported('filters on a function that returns no rows');
  const rows = `SELECT ${source} AS value${found.returnsSet ? builder.page(level) : ''}`;
  const body = found.returns === 'void' ? `''` : bodyOf(exchange, 'result.value', !found.returnsSet);
  return outcomeOf(rows, body, exchange.counts ? rows : null);
}

function choose(candidates: DatabaseFunction[], name: string, given: string[]): DatabaseFunction {
  const [found, another] = candidates.filter(
    ({ parameters }) =>
      given.every((argument) => parameters.some((parameter) => parameter.name === argument)) &&
      parameters.every((parameter) => parameter.optional || given.includes(parameter.name)),
  );
  if (another) throw new Unsupported('functions that share a name');
  if (found) return found;
  const called = `public.${name}${given.length > 0 ? `(${given.toSorted().join(', ')})` : ' without parameters'}`;
  throw new RestError(404, 'PGRST202', `Could not find the function ${called} in the schema cache`);
}
