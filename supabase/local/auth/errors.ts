import { type Answer, json, type Request } from '../http.ts';

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** An error with one of Supabase Auth's own codes. */
export class AuthError extends Error {
  override name = 'AuthError';
  status: number;
  code: string;
  extra: Record<string, unknown>;
  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

/** Clients that name an API version get the newer shape of body. */
export function errorAnswer({ status, code, message, extra }: AuthError, request: Request): Answer {
  const body = isVersioned(request)
    ? { code, message, ...extra }
    : { code: status, error_code: code, msg: message, ...extra };
  return authJson(request, status, body, { 'x-sb-error-code': code });
}

export function authJson(
  request: Request,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answer {
  return json(status, body, { ...(isVersioned(request) && { [VERSION_HEADER]: VERSION }), ...headers });
}

const isVersioned = ({ headers }: Request) => (headers[VERSION_HEADER] ?? '') >= VERSION;
