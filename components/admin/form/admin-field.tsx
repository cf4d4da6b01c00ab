'use client';

import { type ComponentProps, useId } from 'react';
import { Input } from '@/components/ui/input';
import { Field, fieldAttributes } from './field';

type AdminFieldProps = ComponentProps<'input'> & { label: string; error?: string; hint?: string };

export function AdminField({ label, error, hint, ...input }: AdminFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error }}>
      <Input {...fieldAttributes(id, { hint, error })} {...input} />
    </Field>
  );
}
