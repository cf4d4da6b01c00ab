import { useId } from 'react';
import type { Place } from './controls';

export function FlagControl({ path, field, value, messages, onChange }: Place) {
  const id = useId();
  const error = messages[path];
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1">
      <input
        id={id}
        name={path}
        type="checkbox"
        checked={value === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onChange(target.checked, path)}
        className="mt-0.5 size-5 accent-[var(--rank)]"
      />
      <label htmlFor={id} className="font-medium">
        {field.label}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className="col-start-2 text-sm text-muted-foreground">
          {field.hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="col-start-2 text-sm font-medium text-destructive">
          {error}
        </p>
      )}
    </div>
  );
}
