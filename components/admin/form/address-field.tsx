'use client';

import { type ComponentProps, useId } from 'react';
import { AddressBox, type AddressBoxProps } from './address-box';
import { Field, fieldAttributes } from './field';

type AddressFieldProps = AddressBoxProps & {
  label: string;
  error?: string;
  hint?: ComponentProps<typeof Field>['hint'];
  required?: boolean;
};

/** An address: typing offers the pages of the site by their names, and any other address can be typed whole. */
export function AddressField({ label, error, hint, required, ...box }: AddressFieldProps) {
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, required }}>
      <AddressBox {...fieldAttributes(id, { hint, error, required })} {...box} />
    </Field>
  );
}
