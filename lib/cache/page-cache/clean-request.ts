import type { IncomingHttpHeaders } from 'node:http';
import { isPersonal } from '../../routes/areas.ts';
import { below, toRegExp } from '../../routes/pattern.ts';
import { areas, everyPage } from '../../routes/table.ts';

export type PageRequest = { method: string; url: string; headers: IncomingHttpHeaders };

/** The query as it was asked, for a redirect that takes it along (middleware.ts). */
export const ASKED_QUERY = 'x-asked-query';

const isNexts = below([areas.next.path]);

/** The parameters that name another page, in the order in which they are passed on. */
const PARAMETERS = everyPage.flatMap(({ path, parameters }) =>
  parameters ? [{ page: toRegExp(path), names: parameters }] : [],
);

/** What a page's answer may depend on: its conditions, its encoding, and where it came from on the way here. */
const KEPT_HEADERS = new Set([
  ...[
    'host',
    'connection',
    'accept',
    'accept-encoding',
    'if-none-match',
    'if-modified-since',
    'sec-fetch-dest',
  ],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
]);

/** Next checks these against each other before it lays them aside; they say nothing when they stand alone. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];
const ROUTER_QUERY = '_rsc';

/** Next writes the metadata of whoever names no browser elsewhere. */
const NOBODY = 'page-cache';

/**
 * A request without what a page is not to know, for its render may be kept and shown to everybody: of the query the
 * parameters that name another page, of the headers those of the transport. Null when the answer is the caller's own.
 */
export function cleanRequest({ method, url, headers }: PageRequest): Omit<PageRequest, 'method'> | null {
  const [path = '', ...rest] = url.split('?');
  if (isPersonal(path) || isNexts(path) || isForm(method, headers)) return null;
  const isRouter = headers.rsc === '1';
  const query = new URLSearchParams(rest.join('?'));
  const names = PARAMETERS.find(({ page }) => page.test(path))?.names ?? [];
  const wanted = isRouter ? [...names, ROUTER_QUERY] : names;
  const given = wanted.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const kept = Object.entries(headers).filter(
    ([name]) => KEPT_HEADERS.has(name) || (isRouter && ROUTER_HEADERS.includes(name)),
  );
  return {
    url: given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path,
    headers: {
      ...Object.fromEntries(kept),
      'user-agent': NOBODY,
      ...(rest.length > 0 && { [ASKED_QUERY]: `?${rest.join('?')}` }),
    },
  };
}

/** A form, sent by a script of ours or by the browser itself, is answered for its sender alone and keeps all it brings. */
function isForm(method: string, headers: IncomingHttpHeaders): boolean {
  if (method !== 'POST') return false;
  const type = headers['content-type'] ?? '';
  return 'next-action' in headers || /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
}
