import { indianDay } from '../format/dates';
import { sameValue } from '../validation/same-value';

type Values = Readonly<Record<string, unknown>>;

/** With today as the day of the change, where a text changed and its owner wrote no other day. */
export function withDateOfChange(
  field: string,
  before: Values,
  after: Values,
  now = new Date(),
): Record<string, unknown> {
  const isSettled = after[field] !== before[field] || sameValue(after, before);
  return isSettled ? { ...after } : { ...after, [field]: indianDay(now) };
}
