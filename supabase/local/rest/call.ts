import { type Answer, type Fields, isRecord, parseJson, Unsupported } from '../http.ts';
import { type DatabaseFunction, findFunction } from './catalog.ts';
import { bodyAnswer, type Exchange, execute, invalidBody, pageAnswer, type Rest } from './exchange.ts';
import { parseQuery, type Query } from './grammar.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

const CALLED = '"called"';

/** Calls the function named by `/rpc/{name}` with the arguments in the body. */
export async function call(rest: Rest, asked: Exchange): Promise<Answer> {
  if (asked.method !== 'POST') throw new Unsupported('calling a function by its address');
  const name = asked.path.slice('rpc/'.length);
  const given = readArguments(asked);
  const query = parseQuery(asked.query);
  if (query.written || query.embeds.length > 0)
    throw new Unsupported('columns of arguments, and embedding in the rows of a function');
  const found = findFunction(rest.catalog, name, Object.keys(given));
  refuseNarrowing(query, found, asked);
  const isTable = found.returns === 'rows';
  const exchange = { ...asked, isRead: !found.isVolatile };

  const builder = new StatementBuilder(rest.catalog);
  const source = `${qualified(name)}(${argumentsOf(builder, found, exchange, given)})`;
  const result = await execute(rest, exchange, {
    // Once, whatever is asked about its rows.
    change: `WITH ${CALLED} AS MATERIALIZED (SELECT * FROM ${source} AS ${quote(name)})`,
    rows: builder.select(query, name, CALLED),
    row: isTable ? 'result' : `result.${quote(name)}`,
    list: found.returnsSet && !exchange.single,
    total: exchange.counts ? builder.count(query, name, CALLED) : null,
    values: builder.values,
  });
  if (found.returns === 'void')
    return bodyAnswer(exchange, 204, '', `0-0/${exchange.counts ? result.total : '*'}`);
  return pageAnswer(exchange, result, query.offset);
}

/** What is asked of the rows of a function that gives none, or only one. */
function refuseNarrowing(
  query: Query,
  { returns, returnsSet }: DatabaseFunction,
  { single }: Exchange,
): void {
  const isNarrowed = query.filters.length > 0 || query.sorts.length > 0 || query.limit !== undefined;
  const isWhole = query.columns.every(({ name }) => name === '*');
  if (!returnsSet && (isNarrowed || query.offset !== undefined))
    throw new Unsupported('narrowing what a function answers once');
  if (returns !== 'rows' && (single || !isWhole || query.filters.length > 0 || query.sorts.length > 0))
    throw new Unsupported('columns and conditions of a function that answers values');
}

function readArguments({ body }: Exchange): Fields {
  const given = body.length === 0 ? {} : parseJson(body);
  if (given === undefined) throw invalidBody();
  if (!isRecord(given)) throw new Unsupported('arguments that are no object');
  return given;
}

/** Each argument is read from the JSON of the body, as it came, as the type of its parameter. */
function argumentsOf(
  builder: StatementBuilder,
  { parameters }: DatabaseFunction,
  { body }: Exchange,
  given: Fields,
): string {
  const list = parameters.filter(({ name }) => Object.hasOwn(given, name));
  if (list.length === 0) return '';
  const json = builder.parameter(body.toString());
  const sql = list.map(({ name, type }) => {
    const column = quote(name);
    return `${column} := (SELECT ${column} FROM json_to_record(${json}::json) AS given (${column} ${type}))`;
  });
  return sql.join(', ');
}
