import type { ReactNode } from 'react';
import type { PostFields } from '@/lib/blog/post-fields';
import { Field, fieldAttributes } from '../form/field';
import { fieldLabels } from './field-labels';

type EditorFieldProps = {
  name: keyof PostFields;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
};

export function EditorField({ name, ...field }: EditorFieldProps) {
  return <Field id={idOf(name)} label={fieldLabels[name]} {...field} />;
}

export const idOf = (name: keyof PostFields) => `post-${name}`;

type Told = { required?: boolean; hint?: boolean; error?: string };

export function controlAttributes(name: keyof PostFields, told: Told = {}) {
  return { name, ...fieldAttributes(idOf(name), told) };
}
