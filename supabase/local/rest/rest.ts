import type { ApiKeys } from '../api-keys.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Connection } from '../database/connection.ts';
import { type Answer, bearer, type Request, Unsupported } from '../http.ts';
import { call } from './call.ts';
import { type Catalog, columnsOf } from './catalog.ts';
import { fromDatabase, restError } from './errors.ts';
import {
  bodyOf,
  type Caller,
  type Exchange,
  execute,
  limitRows,
  outcomeOf,
  pageAnswer,
  readExchange,
} from './exchange.ts';
import { parseQuery } from './grammar.ts';
import { StatementBuilder } from './sql.ts';
import { write } from './write.ts';

type Dependencies = { connection: Connection; catalog: Catalog; tokens: Tokens; apiKeys: ApiKeys };

/** The part of PostgREST that this site uses. */
export function restService({ connection, catalog, tokens, apiKeys }: Dependencies) {
  return async (request: Request): Promise<Answer> => {
    apiKeys.check(request);
    const caller = identify(request, apiKeys, tokens);
    const path = decodeURIComponent(request.path.slice(1));
    const exchange = readExchange({ ...request, path }, caller);
    try {
      if (path.startsWith('rpc/')) return await call(connection, catalog, exchange);
      if (['GET', 'HEAD'].includes(request.method)) return await read(connection, catalog, exchange);
      if (['POST', 'PATCH', 'DELETE'].includes(request.method))
        return await write(connection, catalog, exchange);
    } catch (error) {
      throw fromDatabase(error, caller.role === 'anon');
    }
    throw new Unsupported(`the method ${request.method}`);
  };
}

async function read(connection: Connection, catalog: Catalog, exchange: Exchange): Promise<Answer> {
  const { path: table, counts, single } = exchange;
  columnsOf(catalog, table);
  const query = parseQuery(exchange.query);
  limitRows(query);
  const builder = new StatementBuilder(catalog);
  const rows = builder.select(query, table);
  const text = outcomeOf(rows, bodyOf(exchange), counts ? builder.count(query, table) : null);
  const statement = { text, values: builder.values };
  const outcome = await execute(connection, exchange, statement, { readOnly: true, single });
  return pageAnswer(exchange, outcome, query.offset);
}

/** The API key says what may be done; a token of a session says in whose name instead. */
function identify(request: Request, apiKeys: ApiKeys, tokens: Tokens): Caller {
  const token = bearer(request);
  if (token === null || apiKeys.includes(token)) {
    const role = apiKeys.isSecret(request) ? 'service_role' : 'anon';
    return { role, claims: { role } };
  }
  const claims = tokens.verify(token);
  if (claims === 'expired') throw restError(401, 'PGRST303', 'JWT expired');
  if (claims?.role !== 'authenticated') throw restError(401, 'PGRST301', 'No suitable key or wrong key type');
  return { role: 'authenticated', claims };
}
