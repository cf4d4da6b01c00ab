import type { Field, Fields } from './fields';
import { valueSchema } from './value-schema';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is stored of fields; what is missing there, or is not as it should be, is as the default has it. */
export function complete(
  fields: Fields,
  defaults: Readonly<Record<string, unknown>>,
  stored: unknown,
): Record<string, unknown> {
  const given = isObject(stored) ? stored : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(given, name) ? completed(field, defaults[name], given[name]) : defaults[name],
    ]),
  );
}

function completed(field: Field, fallback: unknown, value: unknown): unknown {
  if (field.kind === 'group') return complete(field.fields, isObject(fallback) ? fallback : {}, value);
  const whole = field.kind === 'list' ? withWholeItems(field.item, value) : value;
  const { success, data } = valueSchema(field).safeParse(whole);
  return success ? data : fallback;
}

/** Items that lack what they need are left out. */
function withWholeItems(item: Fields, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .filter(isObject)
    .map((given) => complete(item, emptyItem(item), given))
    .filter((given) =>
      Object.entries(item).every(([name, field]) => valueSchema(field).safeParse(given[name]).success),
    );
}

/** An item as it is added to a list. */
export function emptyItem(item: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).map(([name, field]) => [name, emptyValue(field)]));
}

function emptyValue(field: Field): unknown {
  if (field.kind === 'group') return emptyItem(field.fields);
  if (field.kind === 'choice') return field.choices[0]?.value ?? '';
  if (field.kind === 'number') return null;
  if (field.kind === 'flag') return false;
  return field.kind === 'list' || field.kind === 'lines' ? [] : '';
}
