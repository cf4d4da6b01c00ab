'use client';

import { useId } from 'react';
import { controlStyles } from '@/components/ui/control-styles';
import { Field, fieldAttributes } from '../form/field';

type AuthorTextFieldProps = {
  label: string;
  name: string;
  value: string;
  rows: number;
  maximum: number;
  error?: string;
  onText: (text: string) => void;
};

const count = new Intl.NumberFormat('en-IN');

/** A text of several lines, with how much of its room is taken. */
export function AuthorTextField({ label, name, value, rows, maximum, error, onText }: AuthorTextFieldProps) {
  const id = useId();
  const hint = `${count.format(value.length)} of ${count.format(maximum)} characters`;
  return (
    <Field {...{ id, label, hint, error }}>
      <textarea
        {...fieldAttributes(id, { hint, error })}
        name={name}
        rows={rows}
        value={value}
        onChange={(event) => onText(event.target.value)}
        className={`${controlStyles} py-2`}
      />
    </Field>
  );
}
