'use client';

import { type ComponentProps, useId } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { Field, fieldAttributes } from '../form/field';

type AuthorTextFieldProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  label: string;
  value: string;
  maximum: number;
  error?: string;
};

const count = new Intl.NumberFormat('en-IN');

export function AuthorTextField({ label, maximum, error, ...control }: AuthorTextFieldProps) {
  const id = useId();
  const hint = `${count.format(control.value.length)} of ${count.format(maximum)} characters`;
  return (
    <Field {...{ id, label, hint, error }}>
      <Textarea {...fieldAttributes(id, { hint, error })} {...control} />
    </Field>
  );
}
