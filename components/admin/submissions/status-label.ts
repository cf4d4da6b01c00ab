import { serviceOptions } from '@/content/contact-form';
import { statuses } from '@/lib/submissions/filters';

export function statusLabel(status: string): string {
  return statuses.find(({ value }) => value === status)?.label ?? capitalised(status);
}

export function serviceLabel(service: string | null): string {
  return serviceOptions.find(({ value }) => value === service)?.label ?? capitalised(service ?? '');
}

export function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first ? first.toUpperCase() + rest.join('') : '–';
}
