import { actAs, type Caller } from '../caller.ts';
import type { Connection, Run } from '../database/connection.ts';
import { type Answer, type Request, Unsupported, type UserError } from '../http.ts';
import type { Catalog } from './catalog.ts';
import { restError } from './errors.ts';

export type Rest = { connection: Connection; catalog: Catalog };
export type Exchange = Request & {
  caller: Caller;
  /** Nothing may be written. */
  isRead: boolean;
  /** Exactly one row, not in a list, is wanted. */
  single: boolean;
  counts: boolean;
  returnsRows: boolean;
  resolution: string | undefined;
};
/** The one row that every statement answers with. */
export type Result = { total: number; page: number; body: string; made: number };

const LIST = ['application/json', '*/*'];
const SINGLE = 'application/vnd.pgrst.object+json';
const BODY = /^application\/json(; *charset=utf-8)?$/i;
const PREFERENCE =
  /^(return=(minimal|representation)|count=exact|resolution=(merge|ignore)-duplicates|missing=null)$/;

export function readExchange(request: Request, caller: Caller): Exchange {
  const { method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = headers[isRead ? 'accept-profile' : 'content-profile'];
  if (profile !== undefined && profile !== 'public')
    throw restError(406, 'PGRST106', 'The schema must be one of the following: public');
  refuseHeaders(request);
  const preferences = readPreferences(headers.prefer ?? '');
  return {
    ...request,
    caller,
    isRead,
    single: headers.accept === SINGLE,
    counts: preferences.includes('count=exact'),
    returnsRows: preferences.includes('return=representation'),
    resolution: preferences.find((preference) => preference.startsWith('resolution='))?.slice(11),
  };
}

/** What would change the answer if it were understood. */
function refuseHeaders({ headers, body, url }: Request): void {
  const { range, accept = '*/*', 'content-type': type = 'application/json' } = headers;
  if (url.search.includes(';')) throw new Unsupported('a semicolon in a query');
  if (range !== undefined) throw new Unsupported(`Range: ${range}`);
  if (accept !== SINGLE && !LIST.includes(accept)) throw new Unsupported(`Accept: ${accept}`);
  if (body.length > 0 && !BODY.test(type)) throw new Unsupported(`Content-Type: ${type}`);
}

function readPreferences(header: string): string[] {
  const preferences = header.split(',').flatMap((one) => one.trim() || []);
  const unknown = preferences.find((preference) => !PREFERENCE.test(preference));
  if (unknown) throw new Unsupported(`Prefer: ${unknown}`);
  const kinds = preferences.map((preference) => preference.split('=')[0]);
  if (new Set(kinds).size < kinds.length) throw new Unsupported(`Prefer: ${header}`);
  return preferences;
}

/** How many rows an upsert has made: each adds one, and takes it back when it was there. */
export const MADE = `coalesce(nullif(current_setting('local.made', true), '')::int, 0)`;

type Plan = {
  /** Stands before all else, such as the change that makes the rows. */
  change?: string;
  rows: string;
  /** What is shown of a row, when not all of it. */
  row?: string;
  list?: boolean;
  /** A statement that gives the number of all rows, where that is wanted. */
  total?: string | null;
  values: string[];
};

/** Runs a plan as the caller; where a single row is wanted, a change of several is undone. */
export async function execute({ connection }: Rest, exchange: Exchange, plan: Plan): Promise<Result> {
  const { caller, headers, isRead, single } = exchange;
  const { change = '', rows, row = 'result', list = !single, total, values } = plan;
  const array = `json_agg(${row})`;
  const body = list ? `coalesce(${array}::text, '[]')` : `coalesce((${array} -> 0)::text, 'null')`;
  const columns = `(${total ?? 'SELECT 0'}) AS total, count(result) AS page, ${body} AS body, ${MADE} AS made`;
  const statement = { text: `${change} SELECT ${columns} FROM (${rows}) AS result`, values };
  const work = async (run: Run) => {
    const [, answer] = await run(actAs(caller, { readOnly: isRead, headers }), statement);
    const found = answer?.[0] ?? {};
    const page = Number(found.page);
    if (!single || page === 1)
      return { total: Number(found.total), page, body: found.body ?? '', made: Number(found.made) };
    throw singleError(page);
  };
  return single && !isRead ? connection.transaction(work) : work(connection.run);
}

export function pageAnswer(exchange: Exchange, { page, total, body }: Result, offset = 0): Answer {
  const { counts } = exchange;
  const size = counts ? total : '*';
  if (counts && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    const headers = { 'content-range': `*/${total}` };
    throw restError(416, 'PGRST103', 'Requested range not satisfiable', { details, headers });
  }
  const range = `${page > 0 ? `${offset}-${offset + page - 1}` : '*'}/${size}`;
  return bodyAnswer(exchange, counts && page < total ? 206 : 200, body, range);
}

export function bodyAnswer({ single }: Exchange, status: number, body: string, range: string): Answer {
  const type = single ? SINGLE : 'application/json';
  const headers = { ...(body && { 'content-type': `${type}; charset=utf-8` }), 'content-range': range };
  return { status, headers, body };
}

export function singleError(page: number): UserError {
  const details = `The result contains ${page} rows`;
  return restError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', { details });
}

export const invalidBody = () => restError(400, 'PGRST102', 'Empty or invalid json');
