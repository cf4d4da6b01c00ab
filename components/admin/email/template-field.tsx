import type { ReactNode } from 'react';

type TemplateFieldProps = {
  id: string;
  label: string;
  hint: string;
  error?: string;
  children: ReactNode;
};

/** The label, the hint and the message of a control; `describedBy` names the latter two. */
export function TemplateField({ id, label, hint, error, children }: TemplateFieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      <p id={`${id}-hint`} className="text-sm text-muted-foreground">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-destructive [overflow-wrap:anywhere]">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a control in a `TemplateField` needs to be tied to it. */
export function fieldAttributes(id: string, error: string | undefined) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`,
  };
}
