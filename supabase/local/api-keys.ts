import { type Request, UserError } from './http.ts';

export type ApiKeys = ReturnType<typeof apiKeysOf>;

/** What the gateway in front of hosted Supabase asks of every request. */
export function apiKeysOf(keys: { publishableKey: string; secretKey: string }) {
  const known: unknown[] = [keys.publishableKey, keys.secretKey];
  return ({ headers }: Request): { isSecret: boolean; token: string | null } => {
    if (!headers.apikey) throw new UserError(401, { message: 'No API key found in request' });
    if (!known.includes(headers.apikey)) throw new UserError(401, { message: 'Invalid API key' });
    const token = bearer(headers);
    // The client sends its API key as the bearer token too while nobody is signed in.
    return { isSecret: headers.apikey === keys.secretKey, token: known.includes(token) ? null : token };
  };
}

export function bearer(headers: Request['headers']): string | null {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
