import { DatabaseError } from '../database/protocol.ts';
import { type Answer, json } from '../http.ts';

/** An error of PostgREST's own, as opposed to one of the database's. */
export class RestError extends Error {
  override name = 'RestError';
  status: number;
  code: string;
  details: unknown;
  hint: string | null;
  headers: Record<string, string>;
  constructor(
    status: number,
    code: string,
    message: string,
    rest: { details?: unknown; hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = rest.details ?? null;
    this.hint = rest.hint ?? null;
    this.headers = rest.headers ?? {};
  }
}

export function syntaxError(what: string, text: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column 1)`, {
    details: `unexpected input in ${what}`,
  });
}

/** @param anonymous what is forbidden is a 401 for a visitor and a 403 for somebody signed in */
export function errorAnswer(error: unknown, anonymous: boolean): Answer | null {
  if (error instanceof RestError) {
    const { status, code, message, details, hint, headers } = error;
    return json(status, { code, details, hint, message }, { ...challenge(status), ...headers });
  }
  if (!(error instanceof DatabaseError)) return null;
  const status = statusOf(error, anonymous);
  const { code, message, detail, hint } = error;
  return json(status, { code, details: detail, hint, message }, challenge(status));
}

const challenge = (status: number): Record<string, string> =>
  status === 401 ? { 'www-authenticate': 'Bearer' } : {};

const STATUS_OF_CODE: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '57P01': 503,
  '21000': 500,
  P0001: 400,
};
const STATUS_OF_CLASS: Record<string, number> = {
  '08': 503,
  '53': 503,
  '0L': 403,
  '0P': 403,
  '28': 403,
  ...Object.fromEntries(
    ['09', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'].map((c) => [
      c,
      500,
    ]),
  ),
};

function statusOf({ code }: DatabaseError, anonymous: boolean): number {
  if (code === '42501') return anonymous ? 401 : 403;
  if (code.startsWith('PT')) return Number(code.slice(2)) || 500;
  return STATUS_OF_CODE[code] ?? STATUS_OF_CLASS[code.slice(0, 2)] ?? 400;
}
