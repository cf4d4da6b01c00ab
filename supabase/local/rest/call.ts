import type { Connection } from '../database/connection.ts';
import { type Answer, isRecord, Unsupported } from '../http.ts';
import type { Catalog, DatabaseFunction } from './catalog.ts';
import { RestError } from './errors.ts';
import {
  bodyAnswer,
  bodyOf,
  type Exchange,
  isRead,
  limitRows,
  pageAnswer,
  parseBody,
  requireSingle,
} from './exchange.ts';
import { parseQuery } from './grammar.ts';
import { execute, outcomeOf } from './read.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

/** Calls the function named by `/rpc/{name}`. */
export async function call(
  connection: Connection,
  catalog: Catalog,
  exchange: Exchange,
  name: string,
): Promise<Answer> {
  const candidates = catalog.functions.filter((candidate) => candidate.name === name);
  const byUrl = isRead(exchange.method);
  const known = new Set(
    candidates.flatMap(({ parameters }) => parameters.map((parameter) => parameter.name)),
  );
  const { selected, level, arguments: given } = parseQuery(exchange.query, (key) => byUrl && known.has(key));
  const values = byUrl ? Object.fromEntries(given) : parseBody(exchange);
  if (!isRecord(values)) throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  const found = choose(candidates, name, Object.keys(values), byUrl);

  const builder = new StatementBuilder(catalog);
  const list = found.parameters.filter((parameter) => parameter.name in values);
  const json = byUrl || list.length === 0 ? '' : builder.parameter(JSON.stringify(values));
  const argumentOf = (parameter: { name: string; type: string }) => {
    if (byUrl) return `${builder.parameter(String(values[parameter.name]))}::${parameter.type}`;
    const column = quote(parameter.name);
    return `(SELECT ${column} FROM jsonb_to_record(${json}::jsonb) AS given (${column} ${parameter.type}))`;
  };
  const source = `${qualified(name)}(${list.map((parameter) => `${quote(parameter.name)} := ${argumentOf(parameter)}`).join(', ')})`;

  limitRows(level, { ...exchange, method: 'GET' });
  const inRows = found.returns === 'rows';
  const table = { table: found.table ?? name, selected, level };
  const from = `(SELECT * FROM ${source})`;
  if (!inRows && level.filters.length > 0)
    throw new Unsupported('filters on a function that returns no rows');
  const rows = inRows
    ? builder.select(table, from)
    : `SELECT ${source} AS value${found.returnsSet ? builder.page(level) : ''}`;
  const counted = exchange.counts ? (inRows ? builder.count(table, from) : rows) : null;
  const one = inRows ? exchange.single || !found.returnsSet : !found.returnsSet;
  const body = found.returns === 'void' ? `''` : bodyOf(exchange, inRows ? 'result' : 'result.value', one);

  const readOnly = byUrl || !found.volatile;
  const statement = outcomeOf(rows, body, counted);
  const mustBeOne = exchange.single && inRows;
  const outcome = await (mustBeOne && !readOnly
    ? connection.transaction(async (run) => {
        const result = await execute(run, exchange, readOnly, statement, builder.values);
        requireSingle(result);
        return result;
      })
    : execute(connection.run, exchange, readOnly, statement, builder.values));
  if (mustBeOne) requireSingle(outcome);
  if (found.returns === 'void') return bodyAnswer({ ...exchange, single: false }, 204, '', '0-0/*');
  return pageAnswer(exchange, outcome, level.offset);
}

function choose(
  candidates: DatabaseFunction[],
  name: string,
  given: string[],
  byUrl: boolean,
): DatabaseFunction {
  const fitting = candidates.filter(
    ({ parameters }) =>
      given.every((argument) => parameters.some((parameter) => parameter.name === argument)) &&
      parameters.every((parameter) => parameter.optional || given.includes(parameter.name)),
  );
  if (fitting[0] && fitting.length === 1) return fitting[0];
  if (fitting.length > 1)
    throw new RestError(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${fitting.map(signature).join(', ')}`,
      {
        hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
      },
    );
  const names = given.toSorted();
  const called =
    names.length > 0 ? `public.${name}(${names.join(', ')})` : `public.${name} without parameters`;
  const searched =
    names.length > 0
      ? `public.${name} with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`
      : `public.${name} without parameters`;
  const orJson = byUrl ? '' : ' or with a single unnamed json/jsonb parameter';
  throw new RestError(404, 'PGRST202', `Could not find the function ${called} in the schema cache`, {
    details: `Searched for the function ${searched}${orJson}, but no matches were found in the schema cache.`,
  });
}

function signature({ name, parameters }: DatabaseFunction): string {
  return `public.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`;
}
