import { isRecord, parseJson, type Request, Unsupported } from '../http.ts';
import { AuthError } from './errors.ts';

/** What a request's body holds. */
export type Fields = Record<string, unknown>;
/** What a route answers; the status is 200 unless it says otherwise. */
export type Result = { status?: number; body?: unknown; headers?: Record<string, string> };

export function readFields({ method, body }: Request): Fields {
  if (method === 'GET' || body.length === 0) return {};
  const fields = parseJson(body.toString('utf8'));
  if (!isRecord(fields)) throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  return fields;
}

/** What is not known is refused rather than ignored; the client sends null for what was not given. */
export function requireKnown(others: Fields): void {
  const unknown = Object.keys(others).find((name) => others[name] !== null && others[name] !== undefined);
  if (unknown) throw new Unsupported(`the field ${unknown} of a user`);
}

export const textOf = (value: unknown) => (value === undefined || value === null ? undefined : String(value));
