import { parsePageNumber } from '../lists/paging';
import { addressWith, firstOf, type Parameters, readSearch } from '../lists/parameters';

/** The empty one is no filter. */
export const postStatuses = [
  { value: '', label: 'All statuses' },
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
] as const;

type PostStatusFilter = (typeof postStatuses)[number]['value'];
/** What the staff's list of posts shows; all of it stands in its address. */
export type PostListView = { q: string; status: PostStatusFilter; page: number };

export const POSTS_A_PAGE = 25;
const LIST = '/admin/blog';

/** Reads an address. Of a repeated parameter the first counts; what is no choice of ours counts as not given. */
export function readPostListView(parameters: Parameters): PostListView {
  const status = firstOf(parameters.status);
  return {
    q: readSearch(firstOf(parameters.q)),
    status: postStatuses.find(({ value }) => value === status)?.value ?? '',
    page: parsePageNumber(firstOf(parameters.page)) ?? 1,
  };
}

export function postListAddress({ q, status, page }: PostListView): string {
  return addressWith(LIST, { q, status, page: page > 1 ? String(page) : '' });
}
