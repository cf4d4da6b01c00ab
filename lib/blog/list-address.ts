import { decodeSegment, encodeSegment, parsePageNumber } from '../lists/paging';
import { areas, fixedPages } from '../routes/table';
import { hasUnprintable, storableText } from '../validation/storable-text';
import { type Category, categorySlug, findCategory } from './categories';

/** What the blog list shows; `category` is null for all posts. */
export type ListView = { category: Category | null; page: number };
export type SearchView = { query: string; page: number };

const LIST = fixedPages.blog.path;
const VIEWS = areas.blogViews.path;
const MISSING = `${VIEWS}/none/1`;
const ALL = 'all';

/** The public address of a tab and page. */
export function blogListAddress({ category, page }: ListView): string {
  return withParameters({ category: category ?? '', page: page > 1 ? String(page) : '' });
}

export function blogSearchAddress({ query, page }: SearchView): string {
  return withParameters({ q: query, page: page > 1 ? String(page) : '' });
}

function withParameters(parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return given.length > 0 ? `${LIST}?${new URLSearchParams(given)}` : LIST;
}

/**
 * Where the site keeps the page of a list address: each tab, page and search is a cached page with a path of its own.
 * A category or page that does not exist leads to a path that answers 404.
 * @returns null when the address is no list address, or is the plain one
 */
export function blogListRewrite(url: URL): string | null {
  if (url.pathname !== LIST) return null;
  const page = url.searchParams.get('page') ?? '1';
  const query = storableText(url.searchParams.get('q') ?? '').trim();
  if (parsePageNumber(page) === null) return MISSING;
  if (query) {
    const segment = encodeSegment(query);
    return segment ? `${VIEWS}/search/${segment}/${page}` : MISSING;
  }
  const name = url.searchParams.get('category')?.trim() || ALL;
  if (name.toLowerCase() === ALL) return page === '1' ? null : `${VIEWS}/${ALL}/${page}`;
  const category = findCategory(name);
  return category ? `${VIEWS}/${categorySlug(category)}/${page}` : MISSING;
}

/** The public address of an internal one, for whoever asks for that directly; null when it is none. */
export function publicBlogAddress(pathname: string): string | null {
  if (!pathname.startsWith(`${VIEWS}/`)) return null;
  const [first = '', second = '', third = ''] = pathname.slice(VIEWS.length + 1).split('/');
  const search = first === 'search' ? readSearchSegments(second, third) : null;
  if (search) return blogSearchAddress(search);
  const view = readListSegments(first, second);
  return view ? blogListAddress(view) : LIST;
}

/** Reads the segments of an internal list address back; null when they name nothing. */
export function readListSegments(category: string, page: string): ListView | null {
  const number = parsePageNumber(page);
  if (number === null) return null;
  if (category === ALL) return { category: null, page: number };
  const found = findCategory(category);
  return found && { category: found, page: number };
}

export function readSearchSegments(query: string, page: string): SearchView | null {
  const text = decodeSegment(query);
  const number = parsePageNumber(page);
  return text && !hasUnprintable(text) && number ? { query: text, page: number } : null;
}
