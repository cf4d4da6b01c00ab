import type { Field, Fields } from './fields';

type Values = Record<string, unknown>;

/** Values as a form holds them: a number is a text there, for it is typed as one. */
export function formValues(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, formValue(field, values[name])]),
  );
}

function formValue(field: Field, value: unknown): unknown {
  if (field.kind === 'number') return typeof value === 'number' ? String(value) : (value ?? '');
  if (field.kind === 'group') return formValues(field.fields, value as Values);
  if (field.kind === 'list') return (value as Values[]).map((item) => formValues(field.item, item));
  return value;
}
