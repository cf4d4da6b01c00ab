import type { ApiKeys } from '../api-keys.ts';
import type { SigningKey } from '../auth/signing-key.ts';
import type { Connection } from '../database/connection.ts';
import { type Answer, bearer, type Request, Unsupported } from '../http.ts';
import { call } from './call.ts';
import type { Catalog } from './catalog.ts';
import { errorAnswer, RestError } from './errors.ts';
import { type Caller, isRead, readExchange } from './exchange.ts';
import { read } from './read.ts';
import { write } from './write.ts';

type Dependencies = { connection: Connection; catalog: Catalog; signingKey: SigningKey; apiKeys: ApiKeys };

/** The part of PostgREST that this site uses. */
export function restService({ connection, catalog, signingKey, apiKeys }: Dependencies) {
  return async (request: Request): Promise<Answer> => {
    const refusal = apiKeys.refuse(request);
    if (refusal) return refusal;
    let role = 'anon';
    try {
      const caller = identify(request, apiKeys, signingKey);
      role = caller.role;
      const path = decodeURIComponent(request.path.slice(1));
      const exchange = readExchange({ ...request, path }, caller);
      if (path === '') throw new Unsupported('the description of the API');
      if (path.startsWith('rpc/') && (isRead(request.method) || request.method === 'POST'))
        return await call(connection, catalog, exchange);
      if (isRead(request.method)) return await read(connection, catalog, exchange);
      if (['POST', 'PATCH', 'DELETE'].includes(request.method))
        return await write(connection, catalog, exchange);
      throw new Unsupported(`the method ${request.method}`);
    } catch (error) {
      const answer = errorAnswer(error, role === 'anon');
      if (!answer) throw error;
      return answer;
    }
  };
}

/** The API key says what may be done; a token of a session says in whose name instead. */
function identify(request: Request, apiKeys: ApiKeys, signingKey: SigningKey): Caller {
  const token = bearer(request);
  if (token === null || apiKeys.includes(token)) {
    const role = apiKeys.isSecret(request) ? 'service_role' : 'anon';
    return { role, claims: { role } };
  }
  const claims = signingKey.verify(token);
  if (claims === 'expired') throw new RestError(401, 'PGRST303', 'JWT expired');
  if (claims?.role !== 'authenticated')
    throw new RestError(401, 'PGRST301', 'No suitable key or wrong key type');
  return { role: 'authenticated', claims };
}
