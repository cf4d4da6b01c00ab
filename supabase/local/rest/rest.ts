import type { ApiKeys } from '../api-keys.ts';
import type { Tokens } from '../auth/tokens.ts';
import { type Caller, identify } from '../caller.ts';
import { type Answer, decoded, type Request, Unsupported } from '../http.ts';
import { call } from './call.ts';
import { columnsOf } from './catalog.ts';
import { fromDatabase, restError } from './errors.ts';
import { type Exchange, execute, pageAnswer, type Rest, readExchange } from './exchange.ts';
import { parseQuery } from './grammar.ts';
import { StatementBuilder } from './sql.ts';
import { write } from './write.ts';

/** The part of PostgREST that this site uses. */
export function restService(rest: Rest, tokens: Tokens, apiKeys: ApiKeys) {
  return async (request: Request): Promise<Answer> => {
    const caller = requireCaller(request, apiKeys, tokens);
    const path = readPath(request.path);
    const exchange = readExchange({ ...request, path }, caller);
    try {
      if (path.startsWith('rpc/')) return await call(rest, exchange);
      if (exchange.isRead) return await read(rest, exchange);
      if (['POST', 'PATCH', 'DELETE'].includes(request.method)) return await write(rest, exchange);
    } catch (error) {
      throw fromDatabase(error, caller.role === 'anon');
    }
    throw new Unsupported(`the method ${request.method}`);
  };
}

export function requireCaller(request: Request, apiKeys: ApiKeys, tokens: Tokens): Caller {
  const caller = identify(request, apiKeys, tokens);
  if (caller === 'expired') throw restError(401, 'PGRST303', 'JWT expired');
  if (caller === 'unknown') throw restError(401, 'PGRST301', 'No suitable key or wrong key type');
  return caller;
}

/** The name of a table, or of a function after `rpc/`. */
function readPath(given: string): string {
  const path = decoded(given.slice(1));
  if (!path || !/^(rpc\/)?[^/]+$/.test(path)) throw new Unsupported('this address');
  return path;
}

async function read(rest: Rest, exchange: Exchange): Promise<Answer> {
  const { path: table, method, counts } = exchange;
  columnsOf(rest.catalog, table);
  const query = parseQuery(exchange.query);
  const builder = new StatementBuilder(rest.catalog);
  const result = await execute(rest, exchange, {
    rows: builder.select(query, table),
    row: method === 'HEAD' ? 'true' : 'result',
    total: counts ? builder.count(query, table) : null,
    values: builder.values,
  });
  return pageAnswer(exchange, result, query.offset);
}
