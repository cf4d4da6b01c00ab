import type { Statement } from '../database/statement.ts';
import { type Answer, json, type Request, Unsupported } from '../http.ts';
import { RestError } from './errors.ts';
import type { Level } from './grammar.ts';

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
  missingAsDefault: boolean;
};
/** The one row that every statement answers with. */
export type Outcome = { total: number | null; page: number; body: string };

const SINGLE = 'application/vnd.pgrst.object+json';
const LISTS = ['*/*', 'application/*', 'application/json', 'application/vnd.pgrst.array+json'];
const MAX_ROWS = 1000;
const PREFERENCES: Record<string, string[]> = {
  return: ['minimal', 'representation'],
  count: ['exact'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
};

export function readExchange({ method, path, query, headers, body }: Request, caller: Caller): Exchange {
  const profile = headers[isRead(method) ? 'accept-profile' : 'content-profile'];
  if (profile && profile !== 'public')
    throw new RestError(406, 'PGRST106', 'The schema must be one of the following: public');
  const preferences = readPreferences(headers.prefer ?? '');
  return {
    method,
    path,
    query,
    headers,
    body: body.toString('utf8'),
    caller,
    single: readAccept(headers.accept ?? '*/*'),
    counts: preferences.has('count'),
    returnsRows: preferences.get('return') === 'representation',
    resolution: preferences.get('resolution'),
    missingAsDefault: preferences.get('missing') === 'default',
  };
}

export const isRead = (method: string) => method === 'GET' || method === 'HEAD';

function readPreferences(header: string): Map<string, string> {
  const pairs = header.split(',').filter((part) => part.trim());
  return new Map(
    pairs.map((pair): [string, string] => {
      const [name = '', value = ''] = pair.trim().split('=');
      if (!PREFERENCES[name]?.includes(value)) throw new Unsupported(`Prefer: ${pair.trim()}`);
      return [name, value];
    }),
  );
}

function readAccept(header: string): boolean {
  const types = header.split(',').map((type) => type.trim());
  if (types[0] === SINGLE) return true;
  if (types.some((type) => LISTS.includes(type.replace(/;q=[\d.]+$/, '')))) return false;
  throw new Unsupported(`Accept: ${header}`);
}

/** Applies the Range header and the limit of rows that one answer may hold. */
export function limitRows(level: Level, { method, headers }: Exchange): void {
  const range = /^(\d+)-(\d*)$/.exec(headers.range ?? '');
  if (range && method === 'GET') {
    level.offset ??= Number(range[1]);
    if (range[2]) level.limit ??= Math.max(0, Number(range[2]) - Number(range[1]) + 1);
  }
  level.limit = Math.min(level.limit ?? MAX_ROWS, MAX_ROWS);
}

/** Lets the database see who asks, for the transaction that it opens. */
export function sessionOf({ method, headers, caller }: Exchange, readOnly: boolean): Statement {
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

export function requireSingle({ page }: Outcome): void {
  if (page === 1) return;
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${page} rows`,
  });
}

export function pageAnswer(exchange: Exchange, outcome: Outcome, offset = 0): Answer {
  const { page } = outcome;
  const total = exchange.counts ? (outcome.total ?? 0) : null;
  if (total !== null && offset > total)
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
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

/** @throws when it is no JSON or neither an object nor a list of objects */
export function parseBody({ body }: Exchange): unknown {
  try {
    return JSON.parse(body === '' ? '{}' : body);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}
