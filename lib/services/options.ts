import { optionLabels, optionValues, otherOption } from '@/content/contact-form';
import { isSlug } from '../validation/slug';
import { inMenuOrder, type ServiceLink } from './link';

/** What a visitor may ask for, as the form names it and as an enquiry keeps it. */
export type ServiceOption = { value: string; label: string };

const MAX_VALUE = 40;

/** Whether something could be the value of an option: which services there are changes, enquiries stay. */
export const isServiceValue = (value: string): boolean => value.length <= MAX_VALUE && isSlug(value);

export const optionValue = (slug: string): string =>
  Object.hasOwn(optionValues, slug) ? (optionValues[slug] ?? slug) : slug;

const optionLabel = (name: string): string =>
  Object.hasOwn(optionLabels, name) ? (optionLabels[name] ?? name) : name;

export function serviceOptions(services: readonly ServiceLink[]): ServiceOption[] {
  const options = inMenuOrder(services).map(({ slug, name }) => ({
    value: optionValue(slug),
    label: optionLabel(name),
  }));
  return [...options, otherOption];
}
