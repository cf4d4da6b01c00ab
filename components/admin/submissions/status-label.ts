import type { ServiceOption } from '@/lib/services/options';
import { statuses } from '@/lib/submissions/filters';

export function statusLabel(status: string): string {
  return statuses.find(({ value }) => value === status)?.label ?? capitalised(status);
}

export function serviceLabel(service: string | null, options: readonly ServiceOption[]): string {
  return options.find(({ value }) => value === service)?.label ?? capitalised(service ?? '');
}

export function capitalised(text: string): string {
  const [first = '', ...rest] = text;
  return first ? first.toUpperCase() + rest.join('') : '–';
}
