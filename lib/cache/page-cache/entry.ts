import { INVENTED } from './render-tags.ts';

/** What Next keeps of a page or of a file that a route composes. */
export type Entry = {
  kind: string;
  html?: unknown;
  rscData?: Buffer | undefined;
  body?: Buffer;
  status?: number | undefined;
  headers?: Record<string, unknown> | undefined;
};

const OWNER_END = '/$';
const TAGS = 'x-next-cache-tags';

/** The address of the page behind a key of Next's, which begins with the route that owns it. */
export function pathOf(key: string): string {
  const path = key.slice(key.indexOf(OWNER_END) + OWNER_END.length);
  return path === '/index' ? '/' : path.replace(/^\/index(?=\/index(\/|$))/, '');
}

export function tagsOf({ headers }: Entry): string[] {
  const tags = headers?.[TAGS];
  return typeof tags === 'string' ? tags.split(',') : [];
}

/** Nothing is there, or the page says itself that anyone can invent an address like its own. */
export function isForInventedAddress(page: Entry): boolean {
  return page.kind === 'APP_PAGE' && (page.status === 404 || tagsOf(page).includes(INVENTED));
}

/** The address and the query that Next wrote into the flight data of a page. */
const RENDERED_FOR = /"c":(\["[^\]]*"\]),"q":"((?:[^"\\]|\\.)*)"/;

/** Whether a page says nothing of the request that had it rendered: neither another address than its own, nor a query. */
export function isOfItsAddressAlone(path: string, { kind, rscData }: Entry): boolean {
  if (kind !== 'APP_PAGE' || !rscData) return true;
  const [, address = '[]', query = ''] = RENDERED_FOR.exec(rscData.toString('utf8')) ?? [];
  const rendered = (JSON.parse(address) as string[]).join('/');
  return query === '' && decoded(rendered) === decoded(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
