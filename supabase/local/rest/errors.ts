import { DatabaseError } from '../database/protocol.ts';
import { Unsupported, UserError } from '../http.ts';

type Extra = { details?: string; headers?: Record<string, string> };

/** An error of PostgREST's own, as opposed to one of the database's. */
export function restError(status: number, code: string, message: string, extra: Extra = {}): UserError {
  const { details = null, headers } = extra;
  return new UserError(status, { code, details, hint: null, message }, headers);
}

export function syntaxError(what: string, text: string): UserError {
  const details = `unexpected input in ${what}`;
  return restError(400, 'PGRST100', `"failed to parse ${what} (${text})" (line 1, column 1)`, { details });
}

/** @param anonymous what is forbidden is a 401 for a visitor and a 403 for somebody signed in */
export function fromDatabase(error: unknown, anonymous: boolean): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const { code, detail: details = null, hint = null, message } = error.failure;
  if (code === 'PGRST') return new Unsupported('an answer that an error of the database spells out');
  return new UserError(statusOf(code, anonymous), { code, details, hint, message });
}

const STATUSES: [RegExp, number][] = [
  [/^(23503|23505)/, 409],
  [/^25006/, 405],
  [/^(42883|42P01)/, 404],
  [/^(0L|0P|28)/, 403],
  [/^P0001/, 400],
  [/^53400/, 500],
  [/^(08|53|57P01)/, 503],
  [/^(09|21000|25|2D|38|39|3B|40|42P17|54|55|57|58|F0|HV|P0|XX)/, 500],
];

function statusOf(code: string, anonymous: boolean): number {
  if (code === '42501') return anonymous ? 401 : 403;
  if (code.startsWith('PT')) return Number(code.slice(2)) || 500;
  return STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
