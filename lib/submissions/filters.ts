import { parsePageNumber } from '../lists/paging';
import { addressWith, firstOf, type Parameters, readSearch } from '../lists/parameters';
import { isServiceValue } from '../services/options';

/** Statuses in the order in which a lead passes them; any may follow any (specification, section 4). */
export const statuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'closed', label: 'Closed' },
] as const;

export type SubmissionStatus = (typeof statuses)[number]['value'];

/** The empty one is no filter. */
export const filterOptions = {
  status: [{ value: '', label: 'All statuses' }, ...statuses],
  date: [
    { value: '', label: 'All time' },
    { value: 'today', label: 'Today' },
    { value: 'week', label: 'This week' },
    { value: 'month', label: 'This month' },
  ],
} as const;

type Choice<Name extends keyof typeof filterOptions> = (typeof filterOptions)[Name][number]['value'];
export type DateFilter = Choice<'date'>;
export type SubmissionFilters = {
  q: string;
  status: Choice<'status'>;
  service: string;
  date: DateFilter;
};
export type SubmissionView = SubmissionFilters & { page: number };

export const PAGE_SIZE = 25;
const LIST = '/admin';
export const DELETED = '/admin/bin/submissions';
const EXPORT = '/api/submissions/export';

/** Reads an address. Of a repeated parameter the first counts; what is no choice of ours counts as not given. */
export function readView(parameters: Parameters): SubmissionView {
  return {
    q: readSearch(firstOf(parameters.q)),
    status: choose(filterOptions.status, firstOf(parameters.status)),
    service: isServiceValue(firstOf(parameters.service)) ? firstOf(parameters.service) : '',
    date: choose(filterOptions.date, firstOf(parameters.date)),
    page: parsePageNumber(firstOf(parameters.page)) ?? 1,
  };
}

export function readSearchParameters(parameters: URLSearchParams): SubmissionView {
  return readView(
    Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)])),
  );
}

function choose<Value extends string>(options: readonly { value: Value }[], value: string): Value | '' {
  return options.find((option) => option.value === value)?.value ?? '';
}

export function hasFilters({ q, status, service, date }: SubmissionFilters): boolean {
  return [q, status, service, date].some(Boolean);
}

export function listAddress({ q, status, service, date, page }: SubmissionView): string {
  return addressWith(LIST, { q, status, service, date, page: page > 1 ? String(page) : '' });
}

export function deletedAddress(page: number): string {
  return addressWith(DELETED, { page: page > 1 ? String(page) : '' });
}

/** The submission that an address has open; empty for none. */
export function readSubmissionAddress(parameters: Parameters): string {
  const id = firstOf(parameters.lead);
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id.toLowerCase() : '';
}

export function submissionAddress(id: string, list: string = LIST): string {
  return `${list}${list.includes('?') ? '&' : '?'}lead=${id}`;
}

export function exportAddress({ q, status, service, date }: SubmissionFilters): string {
  return addressWith(EXPORT, { q, status, service, date });
}
