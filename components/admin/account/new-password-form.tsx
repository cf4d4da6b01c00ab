'use client';

import { choosePassword } from '@/lib/auth/actions';
import { AdminField } from '../form/admin-field';
import { SignInForm } from '../layout/sign-in-form';

export function NewPasswordForm({ email }: { email: string }) {
  return (
    <SignInForm
      action={choosePassword}
      address="/admin/new-password"
      next="/admin"
      button="Set the password"
      busy="Saving..."
      arrived={{ title: 'Password set', text: 'You are logged in.' }}
      failed="The password was not set"
    >
      {(failure) => (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <AdminField
            label="New password"
            name="wanted"
            type="password"
            autoComplete="new-password"
            hint="At least 12 characters. A few words that belong only to you are better than one with odd signs."
            error={failure?.fieldErrors?.wanted}
          />
          <AdminField
            label="New password, once more"
            name="repeated"
            type="password"
            autoComplete="new-password"
            error={failure?.fieldErrors?.repeated}
          />
        </>
      )}
    </SignInForm>
  );
}
