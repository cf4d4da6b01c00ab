import type { ReactNode } from 'react';

type FieldProps = {
  id: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
};

export function Field({ id, label, required = false, hint, error, children }: FieldProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="text-destructive">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-destructive [overflow-wrap:anywhere]">
          {error}
        </p>
      )}
    </div>
  );
}

type Told = { required?: boolean; hint?: ReactNode; error?: string };

export function fieldAttributes(id: string, { required, hint, error }: Told) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    // Hindi from the left, Arabic from the right, as it is typed.
    dir: 'auto' as const,
    'aria-required': required || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}
