import type { ApiKeys } from './api-keys.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Statement } from './database/protocol.ts';
import type { Fields, Request } from './http.ts';

export type Caller = { role: string; claims: Fields };

/** The API key says what may be done; a token of a session says in whose name instead. */
export function identify(request: Request, apiKeys: ApiKeys, tokens: Tokens): Caller | 'expired' | 'unknown' {
  const { isSecret, token } = apiKeys(request);
  const role = isSecret ? 'service_role' : 'anon';
  if (token === null) return { role, claims: { role } };
  const claims = tokens.verify(token);
  if (claims === 'expired') return 'expired';
  return claims?.role === 'authenticated' ? { role: 'authenticated', claims } : 'unknown';
}

/** Lets the database see who asks and how, for the transaction that it opens. */
export function actAs(
  { role, claims }: Caller,
  { readOnly = false, headers = {} }: { readOnly?: boolean; headers?: Request['headers'] } = {},
): Statement {
  const text = `select set_config('search_path', '"public", "extensions"', true), set_config('role', $1, true),
    set_config('request.jwt.claims', $2, true), set_config('transaction_read_only', $3, true),
    set_config('request.headers', $4, true)`;
  return { text, values: [role, JSON.stringify(claims), readOnly ? 'on' : 'off', JSON.stringify(headers)] };
}
