import { dateRange } from './date-range';
import type { SubmissionFilters } from './filters';

/** The filters as the database's functions take them; null is no filter. */
export function filterArguments({ q, status, service, date }: SubmissionFilters, now: Date) {
  const { from, before } = dateRange(date, now);
  return {
    search: q || null,
    status_filter: status || null,
    service_filter: service || null,
    created_from: from,
    created_before: before,
  };
}
