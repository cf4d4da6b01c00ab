import type { ApiKeys } from '../api-keys.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Answer, Request, Service } from '../http.ts';
import { requireCaller } from '../rest/rest.ts';

/** Of the way from there to here, or what is asked in another manner. */
const NOT_PASSED = [
  'accept-encoding',
  'apikey',
  'authorization',
  'connection',
  'content-length',
  'host',
  'transfer-encoding',
];
const ANSWERED = ['content-type', 'content-range', 'location', 'preference-applied'];
const TOKEN_SECONDS = 60;

/** Hands requests on to PostgREST, which knows tokens and no API keys. */
export function proxyService(postgrest: string, tokens: Tokens, apiKeys: ApiKeys): Service {
  return async (request: Request): Promise<Answer> => {
    const { method, path, url } = request;
    const { role, claims } = requireCaller(request, apiKeys, tokens);
    const passed = Object.entries(request.headers).filter(([name]) => !NOT_PASSED.includes(name));
    const headers = new Headers(passed);
    const exp = Math.floor(Date.now() / 1000) + TOKEN_SECONDS;
    if (role !== 'anon') headers.set('authorization', `Bearer ${tokens.sign({ exp, ...claims })}`);
    const init = {
      method,
      headers,
      body: request.body.length > 0 ? new Uint8Array(request.body) : undefined,
    };
    const response = await fetch(postgrest + path + url.search, init);
    const answered = ANSWERED.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(answered), body };
  };
}
