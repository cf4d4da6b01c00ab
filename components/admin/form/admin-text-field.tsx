'use client';

import { type ComponentProps, useId } from 'react';
import { Textarea } from '@/components/ui/textarea';
import { Field, fieldAttributes } from './field';

type AdminTextFieldProps = Omit<ComponentProps<'textarea'>, 'value'> & {
  label: string;
  value: string;
  maximum: number;
  hint?: string;
  error?: string;
};

const count = new Intl.NumberFormat('en-IN');

/** A text of several lines, with how long it is and may be. */
export function AdminTextField({ label, maximum, hint, error, ...control }: AdminTextFieldProps) {
  const id = useId();
  const length = `${count.format(control.value.length)} of ${count.format(maximum)} characters`;
  const said = hint ? `${hint} ${length}.` : length;
  return (
    <Field {...{ id, label, hint: said, error }}>
      <Textarea {...fieldAttributes(id, { hint: said, error })} {...control} />
    </Field>
  );
}
