import { Refusal, type Request } from './http.ts';

export type ApiKeys = ReturnType<typeof apiKeysOf>;

/** What the gateway in front of hosted Supabase asks of every request. */
export function apiKeysOf({ publishableKey, secretKey }: { publishableKey: string; secretKey: string }) {
  const includes = (key: string) => key === publishableKey || key === secretKey;
  return {
    /** The client sends its API key as the bearer token too while nobody is signed in. */
    includes,
    isSecret: ({ headers }: Request) => headers.apikey === secretKey,
    check({ headers }: Request): void {
      if (!headers.apikey) throw new Refusal(401, { message: 'No API key found in request' });
      if (!includes(headers.apikey)) throw new Refusal(401, { message: 'Invalid API key' });
    },
  };
}
