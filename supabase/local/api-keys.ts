import { type Request, UserError } from './http.ts';

export type ApiKeys = ReturnType<typeof apiKeysOf>;

/** What the gateway in front of hosted Supabase asks of every request. */
export function apiKeysOf({ publishableKey, secretKey }: { publishableKey: string; secretKey: string }) {
  const known = [publishableKey, secretKey];
  const isLegacy = (key: string) => known.includes(key) && !/^sb_(publishable|secret)_/.test(key);

  return ({ headers }: Request): { isSecret: boolean; token: string | null } => {
    const { apikey, 'user-agent': agent = '' } = headers;
    if (!apikey) throw new UserError(401, { message: 'No API key found in request' });
    if (!known.includes(apikey)) throw new UserError(401, { message: 'Invalid API key' });
    const given = bearer(headers);
    // A key of the old form is a token too and says itself what may be done; one of the new form is none.
    const key = given !== null && isLegacy(given) ? given : apikey;
    const isSecret = key === secretKey;
    if (isSecret && !isLegacy(key) && /^Mozilla\//.test(agent))
      throw new UserError(401, { message: 'Forbidden use of secret API key in browser' });
    // The client may send its API key as the bearer token too while nobody is signed in.
    return { isSecret, token: given === key ? null : given };
  };
}

export function bearer(headers: Request['headers']): string | null {
  return /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
