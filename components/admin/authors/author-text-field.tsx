'use client';

import { useId } from 'react';
import { controlStyles } from '@/components/ui/control-styles';

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
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        value={value}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-room ${id}-error` : `${id}-room`}
        className={`${controlStyles} py-2`}
      />
      <p id={`${id}-room`} className="text-sm text-muted-foreground tabular-nums">
        {count.format(value.length)} of {count.format(maximum)} characters
      </p>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
