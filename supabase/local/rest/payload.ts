import { type Fields, isRecord, parseJson, Unsupported } from '../http.ts';
import { restError } from './errors.ts';
import { type Exchange, invalidBody } from './exchange.ts';
import type { Query } from './grammar.ts';

export type Payload = {
  /** A list of rows, every number and text in it as it came. */
  json: string;
  columns: string[];
  isEmpty: boolean;
};

/** The row in the body, or those in its list. */
export function readPayload(exchange: Exchange, { written }: Query, known: string[]): Payload {
  const text = exchange.body.toString();
  const value = parseJson(text);
  if (value === undefined) throw invalidBody();
  if (!isRecord(value) && !Array.isArray(value)) throw new Unsupported('a body that is no row');
  const rows = readRows(value, written !== undefined);
  const columns = written ?? Object.keys(rows[0] ?? {});
  const unknown = columns.find((name) => !known.includes(name));
  const message = `Could not find the '${unknown}' column of '${exchange.path}' in the schema cache`;
  if (unknown !== undefined) throw restError(400, 'PGRST204', message);
  const isEmpty = rows.length === 0 || (exchange.method === 'PATCH' && columns.length === 0);
  return { json: Array.isArray(value) ? text : `[${text}]`, columns, isEmpty };
}

/** @param mayDiffer since the request says itself which columns are written */
function readRows(value: unknown, mayDiffer: boolean): Fields[] {
  const items: unknown[] = [value].flat();
  const rows = items.filter(isRecord);
  if (mayDiffer && rows.length < items.length) throw new Unsupported('a body that is no list of rows');
  const [first = {}] = rows;
  const names = new Set(Object.keys(first));
  const isLikeFirst = (row: Fields) =>
    Object.keys(row).length === names.size && Object.keys(row).every((name) => names.has(name));
  if (mayDiffer || (rows.length === items.length && rows.every(isLikeFirst))) return rows;
  throw restError(400, 'PGRST102', 'All object keys must match');
}
