import { cloneElement, type ReactElement } from 'react';
import { Label } from '@/components/ui/label';
import { fieldLabels } from './field-labels';

type ControlProps = {
  id?: string;
  name?: string;
  defaultValue?: string;
  required?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

type FieldProps = {
  name: string;
  error?: string;
  value?: string;
  required?: boolean;
  children: ReactElement<ControlProps>;
};

/** A labelled control with its message under it. */
export function Field({ name, error, value, required, children }: FieldProps) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>
        {fieldLabels[name]}{' '}
        <span className="font-normal text-muted-foreground">({required ? 'required' : 'optional'})</span>
      </Label>
      {cloneElement(children, {
        id,
        name,
        defaultValue: value ?? '',
        required,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && (
        <p id={errorId} className="text-sm text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
