import { type Answer, isRecord, json, parseJson, Refusal, type Request, Unsupported } from '../http.ts';

/** The shape of answers that the client library asks for by its API version. */
const VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** An error with one of Supabase Auth's own codes. */
export function authError(status: number, code: string, message: string, extra: object = {}): Refusal {
  return new Refusal(status, { code, message, ...extra }, { ...VERSION, 'x-sb-error-code': code });
}

export function authJson(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return json(status, body, { ...VERSION, ...headers });
}

/** What a request's body holds. */
export type Fields = Record<string, unknown>;

export function readFields({ method, body }: Request): Fields {
  if (method === 'GET' || body.length === 0) return {};
  const fields = parseJson(body.toString('utf8'));
  if (!isRecord(fields)) throw authError(400, 'bad_json', 'Could not parse request body as JSON');
  return fields;
}

/** What is not known is refused rather than ignored; the client sends null for what was not given. */
export function requireKnown(others: Fields): void {
  const unknown = Object.keys(others).find((name) => others[name] !== null && others[name] !== undefined);
  if (unknown) throw new Unsupported(`the field ${unknown} of a user`);
}

export const textOf = (value: unknown) => (value === undefined || value === null ? undefined : String(value));
