import { dateRange } from './date-range';
import type { SubmissionFilters } from './filters';

/** The filters as the database's functions take them; null is no filter. */
export function filterArguments({ q, status, service, date }: SubmissionFilters, now: Date) {
  const { from, before } = dateRange(date, now);
  return {
    search: q || null,
    status_filter: status === 'all' ? null : status,
    service_filter: service === 'all' ? null : service,
    created_from: from,
    created_before: before,
  };
}
