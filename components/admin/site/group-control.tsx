import type { GroupField } from '@/lib/site/fields';
import type { Places } from './controls';

const ofValue = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });

export function GroupControl({ field, each, ...place }: Places & { field: GroupField }) {
  const { path, value, standard, messages, onChange } = place;
  const values = ofValue(value);
  const standards = standard === undefined ? undefined : ofValue(standard);
  return (
    <fieldset className="grid grid-cols-1 gap-5 rounded-lg border p-4 sm:p-5">
      <legend className="px-1 font-semibold">{field.label}</legend>
      {field.hint && <p className="text-sm text-muted-foreground">{field.hint}</p>}
      {Object.entries(field.fields).map(([name, inner]) =>
        each({
          path: `${path}.${name}`,
          field: inner,
          value: values[name],
          standard: standards?.[name],
          messages,
          onChange: (changed, mended, beside) => onChange({ ...values, ...beside, [name]: changed }, mended),
        }),
      )}
    </fieldset>
  );
}
