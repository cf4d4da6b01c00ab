import { type Answer, json, type Request } from './http.ts';

export type ApiKeys = ReturnType<typeof apiKeysOf>;

/** What the gateway in front of hosted Supabase asks of every request. */
export function apiKeysOf({ publishableKey, secretKey }: { publishableKey: string; secretKey: string }) {
  const keyOf = ({ headers, query }: Request) => headers.apikey ?? query.get('apikey');
  const includes = (key: string) => key === publishableKey || key === secretKey;
  return {
    /** The client sends its API key as the bearer token too while nobody is signed in. */
    includes,
    isSecret: (request: Request) => keyOf(request) === secretKey,
    refuse(request: Request): Answer | null {
      const key = keyOf(request);
      if (!key)
        return json(401, {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        });
      if (!includes(key))
        return json(401, {
          message: 'Invalid API key',
          hint: 'Double check your Supabase `anon` or `service_role` API key.',
        });
      request.query.delete('apikey');
      return null;
    },
  };
}
