import { parsePageNumber } from '../lists/paging';
import { addressWith, firstOf, type Parameters, readSearch } from '../lists/parameters';

/** The empty one is no filter. */
export const cityPageStatuses = [
  { value: '', label: 'All states' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
] as const;

export const shownStates = [
  { value: '', label: 'Shown or not' },
  { value: 'shown', label: 'Shown' },
  { value: 'kept-out', label: 'Published, but kept out' },
] as const;

/** What the staff's list of city pages shows; all of it stands in its address. */
export type CityPageListView = {
  q: string;
  status: (typeof cityPageStatuses)[number]['value'];
  service: string;
  shown: (typeof shownStates)[number]['value'];
  page: number;
};

export const CITY_PAGES_A_PAGE = 50;
export const CITY_PAGES = '/admin/city-pages';

/** Reads an address; what is no choice of ours counts as not given. */
export function readCityPageListView(parameters: Parameters): CityPageListView {
  const status = firstOf(parameters.status);
  const shown = firstOf(parameters.shown);
  return {
    q: readSearch(firstOf(parameters.q)),
    status: cityPageStatuses.find(({ value }) => value === status)?.value ?? '',
    service: readSearch(firstOf(parameters.service)),
    shown: shownStates.find(({ value }) => value === shown)?.value ?? '',
    page: parsePageNumber(firstOf(parameters.page)) ?? 1,
  };
}

export function cityPageListAddress({ page, ...filters }: CityPageListView): string {
  return addressWith(CITY_PAGES, { ...filters, page: page > 1 ? String(page) : '' });
}
