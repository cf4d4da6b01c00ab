import { env } from '../../env/index.ts';
import { type Entry, tagsOf } from './entry.ts';
import { INCOMPLETE, INVENTED } from './render-tags.ts';

/** The key that every page has. */
export const EVERY_PAGE = 'page';

/** What each CDN calls the tags of an answer, and what parts them. */
const HEADERS = {
  cloudflare: { name: 'cache-tag', between: ',' },
  fastly: { name: 'surrogate-key', between: ' ' },
  purge: { name: 'surrogate-key', between: ' ' },
} as const;

/** Next's own, which name the files that a page is made of. */
const OF_NEXT = '_N_T_';

/** Says of a page what it depends on, for a CDN that is told what changed (lib/cdn). */
export function addSurrogateKeys(page: Entry): void {
  if (!env.CDN || page.headers?.[HEADERS[env.CDN].name]) return;
  page.headers = { ...page.headers, ...surrogateKeys(tagsOf(page)) };
}

const keysOf = (tags: readonly string[]) => [
  EVERY_PAGE,
  ...tags.filter((tag) => !tag.startsWith(OF_NEXT) && tag !== INCOMPLETE && tag !== INVENTED),
];

/** The same for what is composed anew for each request, as a header of its answer. */
export function surrogateKeys(tags: readonly string[]): Record<string, string> {
  if (!env.CDN) return {};
  const { name, between } = HEADERS[env.CDN];
  return { [name]: keysOf(tags).join(between) };
}
