import { useId } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import type { ChoiceField } from '@/lib/site/fields';
import { Field, fieldAttributes } from '../form/field';
import type { TextControl } from './text-control';

type ChoiceControlProps = TextControl & Pick<ChoiceField, 'choices'>;

export function ChoiceControl({ label, hint, error, choices, ...control }: ChoiceControlProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <NativeSelect {...fieldAttributes(id, { hint, error })} {...control}>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
