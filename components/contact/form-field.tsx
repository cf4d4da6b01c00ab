'use client';

import { createContext, type ReactNode, use } from 'react';
import { type FormView, idleView } from './form-view';

export const FormContext = createContext<FormView>(idleView);

type FormControlProps = {
  as: 'input' | 'select' | 'textarea';
  name: string;
  value?: string;
  children?: ReactNode;
  [attribute: string]: unknown;
};

/** A control that knows whether its value was refused, and what it was before a post without JavaScript. */
export function FormControl({ as: Element, name, value = '', ...attributes }: FormControlProps) {
  const { errors, values } = use(FormContext);
  const id = `contact-${name}`;
  const invalid = name in errors;
  return (
    <Element
      {...attributes}
      id={id}
      name={name}
      defaultValue={values?.[name] ?? value}
      aria-invalid={invalid}
      aria-describedby={invalid ? `${id}-error` : undefined}
    />
  );
}

export function FormMessage({ name }: { name: string }) {
  const message = use(FormContext).errors[name];
  return message ? (
    <p id={`contact-${name}-error`} className="text-sm text-destructive">
      {message}
    </p>
  ) : null;
}
