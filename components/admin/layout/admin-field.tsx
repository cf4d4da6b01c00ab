'use client';

import { type ComponentProps, useId } from 'react';
import { controlStyles } from '@/components/ui/control-styles';

type AdminFieldProps = ComponentProps<'input'> & { label: string; error?: string; hint?: string };

/** A labelled input with a hint and its message under it. */
export function AdminField({ label, error, hint, ...input }: AdminFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={`${controlStyles} h-11`}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
