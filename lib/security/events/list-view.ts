import { parsePageNumber } from '../../lists/paging';
import { addressWith, firstOf, type Parameters, readSearch } from '../../lists/parameters';
import { type EventKind, eventKinds } from './kinds';

export type EventListView = { q: string; kind: EventKind | ''; page: number };

export const EVENTS_A_PAGE = 50;

export function readEventListView(parameters: Parameters): EventListView {
  const kind = firstOf(parameters.kind);
  return {
    q: readSearch(firstOf(parameters.q)),
    kind: eventKinds.find(({ value }) => value === kind)?.value ?? '',
    page: parsePageNumber(firstOf(parameters.page)) ?? 1,
  };
}

export function eventListAddress({ q, kind, page }: EventListView): string {
  return addressWith('/admin/security', { q, kind, page: page > 1 ? String(page) : '' });
}
