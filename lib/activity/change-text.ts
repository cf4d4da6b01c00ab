import type { ActivityEntry } from './schema';
import { fieldLabel } from './values';

const words = { created: 'Created', deleted: 'Deleted', restored: 'Brought back from the bin' };
const MOST_NAMED = 6;

/** What became different, in words. */
export function changeText({ change, fields }: Pick<ActivityEntry, 'change' | 'fields'>): string {
  if (change !== 'changed') return words[change];
  const named = fields.slice(0, MOST_NAMED).map((field) => fieldLabel(field).toLowerCase());
  const rest = fields.length - named.length;
  return `Changed: ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
