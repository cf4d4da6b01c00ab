import type { Connection, Run } from '../database/connection.ts';
import type { Statement } from '../database/statement.ts';
import { type Answer, json, type Request, Unsupported } from '../http.ts';
import { restError } from './errors.ts';
import type { Query } from './grammar.ts';

export type Caller = { role: string; claims: Record<string, unknown> };
/** A request with its headers understood. */
export type Exchange = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
  caller: Caller;
  /** Exactly one row, not in a list, is wanted. */
  single: boolean;
  counts: boolean;
  returnsRows: boolean;
  resolution: string | undefined;
};
/** The one row that every statement answers with. */
export type Outcome = { total: number | null; page: number; body: string };

const ACCEPTED = /application\/json|\*\/\*/;
const SINGLE = 'application/vnd.pgrst.object+json';
const PREFERENCE =
  /^(return=(minimal|representation)|count=exact|resolution=(merge|ignore)-duplicates|missing=null)$/;
const MAX_ROWS = 1000;

export const isRead = (method: string) => method === 'GET' || method === 'HEAD';

export function readExchange({ method, path, query, headers, body }: Request, caller: Caller): Exchange {
  const profile = headers[isRead(method) ? 'accept-profile' : 'content-profile'];
  if (profile && profile !== 'public')
    throw restError(406, 'PGRST106', 'The schema must be one of the following: public');
  const preferences = (headers.prefer ?? '').split(',').map((part) => part.trim());
  const unknown = preferences.find((preference) => preference && !PREFERENCE.test(preference));
  if (unknown) throw new Unsupported(`Prefer: ${unknown}`);
  const single = headers.accept === SINGLE;
  if (!single && !ACCEPTED.test(headers.accept ?? '*/*')) throw new Unsupported(`Accept: ${headers.accept}`);
  return {
    method,
    path,
    query,
    headers,
    body: body.toString('utf8'),
    caller,
    single,
    counts: preferences.includes('count=exact'),
    returnsRows: preferences.includes('return=representation'),
    resolution: preferences.find((preference) => preference.startsWith('resolution='))?.slice(11),
  };
}

/** Keeps to the number of rows that one answer may hold. */
export function limitRows(query: Query): void {
  query.limit = Math.min(query.limit ?? MAX_ROWS, MAX_ROWS);
}

/** Lets the database see who asks, for the transaction that it opens. */
function sessionOf({ method, headers, caller }: Exchange, readOnly: boolean): Statement {
  const settings = {
    search_path: '"public", "extensions"',
    role: caller.role,
    'request.jwt.claims': JSON.stringify(caller.claims),
    'request.method': method,
    'request.headers': JSON.stringify(headers),
    ...(readOnly && { transaction_read_only: 'on' }),
  };
  const calls = Object.keys(settings).map(
    (_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`,
  );
  return { text: `SELECT ${calls.join(', ')}`, values: Object.entries(settings).flat() };
}

/** The SQL that turns a statement's rows into the body. */
export function bodyOf({ method, single }: Exchange, row = 'result', one = single): string {
  if (method === 'HEAD') return `''`;
  return one ? `coalesce((json_agg(${row}) -> 0)::text, 'null')` : `coalesce(json_agg(${row})::text, '[]')`;
}

/** @param counted a statement whose rows are counted, when the total is wanted */
export function outcomeOf(rows: string, body: string, counted: string | null): string {
  const total = counted ? `(SELECT count(*) FROM (${counted}) AS counted)` : 'NULL';
  return `SELECT ${total} AS total, count(result) AS page, ${body} AS body FROM (${rows}) AS result`;
}

type Options = { readOnly: boolean; single: boolean };

/** Runs a statement as the caller; a change of several rows is undone when one was wanted. */
export async function execute(
  connection: Connection,
  exchange: Exchange,
  statement: Statement,
  { readOnly, single }: Options,
): Promise<Outcome> {
  const work = async (run: Run) => {
    const [, rows] = await run(sessionOf(exchange, readOnly), statement);
    const { total = null, page = 0, body } = rows?.[0] ?? {};
    const outcome = { total: total === null ? null : Number(total), page: Number(page), body: body ?? '' };
    if (!single || outcome.page === 1) return outcome;
    const details = `The result contains ${outcome.page} rows`;
    throw restError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details });
  };
  return single && !readOnly ? connection.transaction(work) : work(connection.run);
}

export function pageAnswer(exchange: Exchange, outcome: Outcome, offset = 0): Answer {
  const { page } = outcome;
  const total = exchange.counts ? (outcome.total ?? 0) : null;
  if (total !== null && offset > total)
    throw restError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
      headers: { 'content-range': `*/${total}` },
    });
  const range = `${page > 0 ? `${offset}-${offset + page - 1}` : '*'}/${total ?? '*'}`;
  return bodyAnswer(exchange, total !== null && page < total ? 206 : 200, outcome.body, range);
}

export function bodyAnswer(
  { single, method }: Exchange,
  status: number,
  body: string,
  range: string,
): Answer {
  const { headers } = json(status, undefined, { 'content-range': range });
  if (single) headers['content-type'] = `${SINGLE}; charset=utf-8`;
  if (body === '' && method !== 'HEAD') delete headers['content-type'];
  return { status, headers, body };
}

/** @throws when it is no JSON */
export function parseBody({ body }: Exchange): unknown {
  try {
    return JSON.parse(body === '' ? '{}' : body);
  } catch {
    throw restError(400, 'PGRST102', 'Empty or invalid json');
  }
}
