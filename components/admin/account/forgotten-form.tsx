'use client';

import { askForPassword } from '@/lib/auth/actions';
import { AdminField } from '../form/admin-field';
import { SignInForm } from '../layout/sign-in-form';

export function ForgottenForm() {
  return (
    <SignInForm
      action={askForPassword}
      address="/admin/forgotten"
      button="Send the link"
      busy="Sending..."
      failed="The link was not sent"
    >
      {(failure) => (
        <AdminField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={failure?.values?.email}
          error={failure?.fieldErrors?.email}
        />
      )}
    </SignInForm>
  );
}
