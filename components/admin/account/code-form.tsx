'use client';

import { showSecondFactor } from '@/lib/auth/actions';
import { SignInForm } from '../layout/sign-in-form';
import { CodeField } from './code-field';

/** The second half of a sign-in. */
export function CodeForm({ next }: { next: string }) {
  return (
    <SignInForm
      action={showSecondFactor}
      address={`/admin/login/code?next=${encodeURIComponent(next)}`}
      next={next}
      button="Go on"
      busy="Checking..."
      arrived={{ title: 'Authenticated', text: 'You are now logged in as admin' }}
      failed="Authentication failed"
    >
      {(failure) => <CodeField error={failure?.fieldErrors?.code} />}
    </SignInForm>
  );
}
