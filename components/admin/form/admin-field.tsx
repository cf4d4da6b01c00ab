'use client';

import { type ComponentProps, useId } from 'react';
import { controlStyles } from '@/components/ui/control-styles';
import { Field, fieldAttributes } from './field';

type AdminFieldProps = ComponentProps<'input'> & { label: string; error?: string; hint?: string };

/** A labelled input of one line. */
export function AdminField({ label, error, hint, ...input }: AdminFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <input {...fieldAttributes(id, { hint, error })} className={`${controlStyles} h-11`} {...input} />
    </Field>
  );
}
