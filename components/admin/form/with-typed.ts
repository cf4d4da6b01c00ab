/**
 * What is to be changed of a form's values for what was typed into controls that bear the paths of their values:
 * `{ 'faq.1.answer': 'Yes' }`. What is at no path of the form, or of another type, is left out.
 */
export function withTyped(values: object, typed: Record<string, unknown>): Record<string, unknown> {
  let now: object = values;
  const names = new Set<string>();
  for (const [path, value] of Object.entries(typed)) {
    const keys = path.split('.');
    const next = replaced(now, keys, value);
    if (typeof next !== 'object' || next === null) continue;
    now = next;
    names.add(keys[0] ?? '');
  }
  return Object.fromEntries(Object.entries(now).filter(([name]) => names.has(name)));
}

/** Undefined where there is nothing of that kind. */
function replaced(now: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return typeof now === typeof value && typeof now !== 'object' ? value : undefined;
  if (typeof now !== 'object' || now === null || !Object.hasOwn(now, key)) return undefined;
  const next = replaced(now[key as keyof typeof now], rest, value);
  if (next === undefined) return undefined;
  if (!Array.isArray(now)) return { ...now, [key]: next };
  return /^\d+$/.test(key) ? now.with(Number(key), next) : undefined;
}
