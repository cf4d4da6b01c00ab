import { readPage } from '../paging';
import { serviceOptions } from './service-options';

/** Statuses in the order in which a lead passes them; any may follow any (specification, section 4). */
export const statuses = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'closed', label: 'Closed' },
] as const;

export type SubmissionStatus = (typeof statuses)[number]['value'];

export const filterOptions = {
  status: [{ value: 'all', label: 'All statuses' }, ...statuses],
  service: [{ value: 'all', label: 'All services' }, ...serviceOptions],
  date: [
    { value: 'all', label: 'All time' },
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
  service: Choice<'service'>;
  date: DateFilter;
};
/** What the dashboard shows; all of it stands in its address. */
export type SubmissionView = SubmissionFilters & { page: number };
export type Parameters = Record<string, string | string[] | undefined>;

export const PAGE_SIZE = 25;
export const SEARCH_MAXIMUM = 100;
const LIST = '/admin';
const EXPORT = '/api/submissions/export';

/** Reads an address. Of a repeated parameter the first counts; what is no choice of ours counts as not given. */
export function readView(parameters: Parameters): SubmissionView {
  return {
    q: readSearch(first(parameters.q)),
    status: choose(filterOptions.status, first(parameters.status)),
    service: choose(filterOptions.service, first(parameters.service)),
    date: choose(filterOptions.date, first(parameters.date)),
    page: readPage(first(parameters.page)) ?? 1,
  };
}

export function readSearchParameters(parameters: URLSearchParams): SubmissionView {
  return readView(
    Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)])),
  );
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Control characters and halves of a character are no text that a database could look for. */
function readSearch(value: string): string {
  const printable = value.replace(/\p{Cc}/gu, ' ').trim();
  return printable.slice(0, SEARCH_MAXIMUM).toWellFormed().trim();
}

function choose<Value extends string>(options: readonly { value: Value }[], value: string): Value | 'all' {
  return options.find((option) => option.value === value)?.value ?? 'all';
}

export function hasFilters({ q, status, service, date }: SubmissionFilters): boolean {
  return q !== '' || status !== 'all' || service !== 'all' || date !== 'all';
}

export function listAddress({ page, ...filters }: SubmissionView): string {
  return address(LIST, { ...given(filters), ...(page > 1 ? { page: String(page) } : {}) });
}

export function exportAddress(filters: SubmissionFilters): string {
  return address(EXPORT, given(filters));
}

function given({ q, status, service, date }: SubmissionFilters): Record<string, string> {
  const choices = Object.entries({ status, service, date }).filter(([, value]) => value !== 'all');
  return { ...(q ? { q } : {}), ...Object.fromEntries(choices) };
}

function address(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${path}?${query}` : path;
}
