import { DatabaseError } from '../database/statement.ts';
import { type Answer, json } from '../http.ts';

type Extra = { details?: unknown; hint?: string; headers?: Record<string, string> };

/** An error of PostgREST's own, as opposed to one of the database's. */
export class RestError extends Error {
  override name = 'RestError';
  status: number;
  code: string;
  extra: Extra;
  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
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
    const { details = null, hint = null, headers } = error.extra;
    return json(error.status, { code: error.code, details, hint, message: error.message }, headers);
  }
  if (!(error instanceof DatabaseError)) return null;
  const { code, detail, hint, message } = error;
  return json(statusOf(code, anonymous), { code, details: detail, hint, message });
}

const STATUSES: [RegExp, number][] = [
  [/^(23503|23505)/, 409],
  [/^25006/, 405],
  [/^(42883|42P01)/, 404],
  [/^(P0001)/, 400],
  [/^(08|53|57P01)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|21000|25|2D|38|39|3B|40|42P17|54|55|57|58|F0|HV|P0|XX)/, 500],
];

function statusOf(code: string, anonymous: boolean): number {
  if (code === '42501') return anonymous ? 401 : 403;
  if (code.startsWith('PT')) return Number(code.slice(2)) || 500;
  return STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
