import { sameValue } from '@/lib/validation/same-value';

export function sameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  return Object.entries(one).every(([name, value]) => sameValue(value, other[name as keyof Fields]));
}
