import type { HTMLAttributes } from 'react';
import { controlStyles } from '@/components/ui/control-styles';
import { ChevronDownIcon } from '@/components/ui/icons';
import { fieldLabels } from './field-labels';

type FieldProps = {
  name: string;
  error?: string;
  value?: string;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  /** Makes it a choice. */
  options?: readonly { value: string; label: string }[];
  /** Makes it a text of several lines. */
  rows?: number;
};

/** A labelled control with its message under it. The controls share their look, not their code: this runs in the browser. */
export function Field({ name, error, value = '', options, rows, ...input }: FieldProps) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  const control = {
    ...input,
    id,
    name,
    defaultValue: value,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {fieldLabels[name]}{' '}
        <span className="text-sm font-normal text-muted-foreground">
          ({input.required ? 'required' : 'optional'})
        </span>
      </label>
      {options ? (
        <span className="relative block">
          <select {...control} className={`${controlStyles} h-12 appearance-none pr-11`}>
            <option value="">Select a service</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
        </span>
      ) : rows ? (
        <textarea {...control} rows={rows} className={`${controlStyles} min-h-36 py-3`} />
      ) : (
        <input {...control} className={`${controlStyles} h-12`} />
      )}
      {error && (
        <p id={errorId} className="text-sm text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
