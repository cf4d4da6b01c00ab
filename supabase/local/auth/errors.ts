import {
  type Answer,
  type Fields,
  json,
  parseRecord,
  type Request,
  Unsupported,
  UserError,
} from '../http.ts';

/** The shape of answers that the client library asks for by its API version. */
const VERSION = { 'x-supabase-api-version': '2024-01-01' };

/** An error with one of Supabase Auth's own codes. */
export function authError(status: number, code: string, message: string, extra: Fields = {}): UserError {
  return new UserError(status, { code, message, ...extra }, { ...VERSION, 'x-sb-error-code': code });
}

export function authJson(body: unknown): Answer {
  return json(body === undefined ? 204 : 200, body, VERSION);
}

export function readFields({ method, body }: Request): Fields {
  const fields = method === 'GET' || body.length === 0 ? {} : parseRecord(body);
  if (!fields) throw authError(400, 'bad_json', 'Could not parse request body as JSON');
  return fields;
}

/** What is not known is refused rather than ignored; the client sends null for what was not given. */
export function requireKnown(others: Fields): void {
  const unknown = Object.keys(others).find((name) => others[name] !== null && others[name] !== undefined);
  if (unknown) throw new Unsupported(`the field ${unknown} of a user`);
}
