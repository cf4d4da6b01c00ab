'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/lib/browser/toast';
import { AdminField } from '../form/admin-field';
import { type SignInAction, SignInForm } from './sign-in-form';

type LoginFormProps = {
  action: SignInAction;
  next: string;
  hasLeft: boolean;
};

/** Password managers and pasting are welcome. */
export function LoginForm({ action, next, hasLeft }: LoginFormProps) {
  const router = useRouter();

  useEffect(() => {
    if (!hasLeft) return;
    toast.success('Logged out', { description: 'You have been logged out' });
    router.replace('/admin/login');
  }, [hasLeft, router]);

  return (
    <SignInForm
      action={action}
      address="/admin/login"
      next={next}
      button="Login"
      busy="Logging in..."
      arrived={{ title: 'Authenticated', text: 'You are now logged in as admin' }}
      failed="Authentication failed"
    >
      {(failure) => (
        <>
          <AdminField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={failure?.values?.email}
            error={failure?.fieldErrors?.email}
          />
          <AdminField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={failure?.fieldErrors?.password}
          />
        </>
      )}
    </SignInForm>
  );
}
