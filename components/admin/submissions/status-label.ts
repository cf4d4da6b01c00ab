import { statuses } from '@/lib/submissions/filters';
import { serviceOptions } from '@/lib/submissions/service-options';

export function statusLabel(status: string): string {
  return statuses.find(({ value }) => value === status)?.label ?? capitalised(status);
}

/** The name of a service as the contact form shows it. */
export function serviceLabel(service: string | null): string {
  return serviceOptions.find(({ value }) => value === service)?.label ?? capitalised(service ?? '');
}

/** With a capital first letter; a dash for nothing. */
export function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first ? first.toUpperCase() + rest.join('') : '–';
}
