import { decodeSegment, encodeSegment, pagesFor, parsePageNumber } from '../lists/paging';
import { fill, toRegExp } from '../routes/pattern';
import { areas, manyPages } from '../routes/table';

/** What an author's page shows; `tag` is null for all articles. */
export type AuthorView = { tag: string | null; page: number };

export const AUTHOR_PAGE_SIZE = 8;

export const authorPagesFor = (posts: number) => pagesFor(posts, AUTHOR_PAGE_SIZE);

const VIEWS = areas.authorViews.path;
const PUBLIC = toRegExp(manyPages.author.path);
const INTERNAL = toRegExp(`${VIEWS}/[tag]/[page]`);
const ALL = 'all';
const NONE = 'none';

export function authorViewAddress(slug: string, { tag, page }: AuthorView): string {
  const parameters = new URLSearchParams();
  if (tag) parameters.set('tag', tag);
  if (page > 1) parameters.set('page', String(page));
  return `${fill(manyPages.author.path, slug)}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/**
 * Where the site keeps the page of `/author/{slug}?tag=&page=`. A page that is no number leads to a path that answers 404.
 * @returns null when the address is no author's, or is the plain one
 */
export function authorViewRewrite(url: URL): string | null {
  const [, slug] = PUBLIC.exec(url.pathname) ?? [];
  if (!slug) return null;
  const tag = url.searchParams.get('tag') ?? '';
  const page = url.searchParams.get('page') ?? '1';
  if (tag === '' && page === '1') return null;
  const segment = tag === '' ? ALL : prefixed(encodeSegment(tag));
  return `${fill(VIEWS, slug)}/${parsePageNumber(page) && segment ? `${segment}/${page}` : `${NONE}/1`}`;
}

const prefixed = (segment: string | null) => (segment === null ? null : `tag-${segment}`);

/** The public address of an internal one, for whoever asks for that directly; null when it is none. */
export function publicAuthorAddress(pathname: string): string | null {
  const [, slug, tag = '', page = ''] = INTERNAL.exec(pathname) ?? [];
  if (!slug) return null;
  return authorViewAddress(slug, readAuthorSegments(tag, page) ?? { tag: null, page: 1 });
}

/** Reads the segments of an internal address back; null when they name nothing. */
export function readAuthorSegments(tag: string, page: string): AuthorView | null {
  const number = parsePageNumber(page);
  if (number === null) return null;
  if (tag === ALL) return { tag: null, page: number };
  const text = tag.startsWith('tag-') ? decodeSegment(tag.slice('tag-'.length)) : null;
  return text === null ? null : { tag: text, page: number };
}
