import { type Answer, type Fields, Unsupported } from '../http.ts';
import { type DatabaseFunction, findFunction } from './catalog.ts';
import { bodyAnswer, type Exchange, execute, pageAnswer, type Rest, readRows } from './exchange.ts';
import { parseQuery } from './grammar.ts';
import { qualified, quote, StatementBuilder } from './sql.ts';

/** Calls the function named by `/rpc/{name}` with the arguments in the body. */
export async function call(rest: Rest, asked: Exchange): Promise<Answer> {
  if (asked.method !== 'POST') throw new Unsupported('calling a function by its address');
  const name = asked.path.slice('rpc/'.length);
  const [given = {}, another] = readRows(asked);
  if (another) throw new Unsupported('calling a function several times at once');
  const found = findFunction(rest.catalog, name, Object.keys(given));
  const query = parseQuery(asked.query);
  const isTable = found.returns === 'rows';
  const exchange = { ...asked, single: asked.single && isTable };

  const builder = new StatementBuilder(rest.catalog);
  const from = `${qualified(name)}(${argumentsOf(builder, found, given)})`;
  const result = await execute(rest, exchange, {
    rows: builder.select(query, name, from),
    row: isTable ? 'result' : `result.${quote(name)}`,
    list: found.returnsSet && !exchange.single,
    total: exchange.counts ? builder.count(query, name, from) : null,
    values: builder.values,
  });
  if (found.returns === 'void') return bodyAnswer(exchange, 204, '', '0-0/*');
  return pageAnswer(exchange, result, query.offset);
}

/** Each argument is read from the JSON of the body as the type of its parameter. */
function argumentsOf(builder: StatementBuilder, { parameters }: DatabaseFunction, given: Fields): string {
  const list = parameters.filter(({ name }) => name in given);
  if (list.length === 0) return '';
  const json = builder.parameter(JSON.stringify(given));
  const sql = list.map(({ name, type }) => {
    const column = quote(name);
    return `${column} := (SELECT ${column} FROM jsonb_to_record(${json}::jsonb) AS given (${column} ${type}))`;
  });
  return sql.join(', ');
}
