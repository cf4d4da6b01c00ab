import type { ReactNode } from 'react';
import type { PostFields } from '@/lib/blog/admin-schema';
import { fieldLabels } from '@/lib/blog/editor-diff';

type EditorFieldProps = {
  name: keyof PostFields;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
};

/** The label, the hint and the message of a control that has the attributes below. */
export function EditorField({ name, required = false, hint, error, children }: EditorFieldProps) {
  const id = idOf(name);
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-medium">
        {fieldLabels[name]}
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

export const idOf = (name: keyof PostFields) => `post-${name}`;

type Told = { required?: boolean; hint?: boolean; error?: string };

/** What ties a control to its `EditorField`. */
export function controlAttributes(name: keyof PostFields, { required, hint, error }: Told = {}) {
  const id = idOf(name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-required': required || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}
