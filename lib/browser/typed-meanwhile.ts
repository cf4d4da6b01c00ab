import { sameValue } from '../validation/same-value';

/**
 * A form after it was saved: the values as they were stored, except for those typed anew since they were sent.
 * `now`, `sent` and `stored` have the same names.
 */
export function withTypedMeanwhile<Fields extends object>(now: Fields, sent: Fields, stored: Fields): Fields {
  const typed = Object.entries(now).filter(([name, value]) => !sameValue(value, sent[name as keyof Fields]));
  return { ...stored, ...Object.fromEntries(typed) };
}
