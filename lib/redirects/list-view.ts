import { parsePageNumber } from '../lists/paging';
import { addressWith, firstOf, type Parameters, readSearch } from '../lists/parameters';

export type RedirectListView = { q: string; page: number };

export const REDIRECTS_A_PAGE = 25;

export function readRedirectListView(parameters: Parameters): RedirectListView {
  return { q: readSearch(firstOf(parameters.q)), page: parsePageNumber(firstOf(parameters.page)) ?? 1 };
}

export function redirectListAddress({ q, page }: RedirectListView): string {
  return addressWith('/admin/redirects', { q, page: page > 1 ? String(page) : '' });
}
