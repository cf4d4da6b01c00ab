import { addressWith } from '../../lists/parameters';

export const FINDINGS_A_PAGE = 50;

export function findingsAddress(page: number): string {
  return addressWith('/admin/city-pages', { page: page > 1 ? String(page) : '' });
}
