export function sameFields<Fields extends object>(one: Fields, other: Fields): boolean {
  return Object.entries(one).every(([name, value]) => value === other[name as keyof Fields]);
}
