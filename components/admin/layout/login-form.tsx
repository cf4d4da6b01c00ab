'use client';

import { useRouter } from 'next/navigation';
import { useActionState, useEffect } from 'react';
import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import type { ActionState } from '@/lib/action';
import { toast } from '@/lib/toast';
import { AdminField } from './admin-field';

type LoginFormProps = {
  action: (previous: ActionState, data: FormData) => Promise<ActionState>;
  next: string;
  hasLeft: boolean;
};

const idle: ActionState = { status: 'idle' };

/** A plain form that also works without JavaScript; password managers and pasting are welcome. */
export function LoginForm({ action, next, hasLeft }: LoginFormProps) {
  const router = useRouter();
  const [state, submit, pending] = useActionState(action, idle, '/admin/login');
  const failure = state.status === 'failure' ? state : null;

  useEffect(() => {
    if (!hasLeft) return;
    toast.success('Logged out', { description: 'You have been logged out' });
    router.replace('/admin/login');
  }, [hasLeft, router]);

  useEffect(() => {
    if (state.status === 'success') {
      toast.success('Authenticated', { description: 'You are now logged in as admin' });
      router.replace(next);
    }
    if (state.status === 'failure' && !state.fieldErrors)
      toast.error('Authentication failed', { description: state.message });
  }, [state, next, router]);

  return (
    <form action={submit} noValidate className="grid gap-5">
      <div role="alert" className="contents">
        {failure && (
          <p className="rounded-md border border-l-4 border-destructive bg-destructive/10 px-4 py-3">
            {failure.message}
          </p>
        )}
      </div>
      <input type="hidden" name="next" value={next} />
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
      <button
        type="submit"
        aria-disabled={pending}
        className={`${buttonBase} ${buttonVariants.primary} ${buttonSizes.lg}`}
      >
        {pending ? 'Logging in...' : 'Login'}
      </button>
    </form>
  );
}
