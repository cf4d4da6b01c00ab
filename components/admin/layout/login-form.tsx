'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { ActionState } from '@/lib/action';
import { noAnswer } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { AdminField } from '../form/admin-field';
import { Notice } from './notice';

type LoginFormProps = {
  action: (previous: ActionState, data: FormData) => Promise<ActionState>;
  next: string;
  hasLeft: boolean;
};

const idle: ActionState = { status: 'idle' };

/** A plain form that also works without JavaScript; password managers and pasting are welcome. */
export function LoginForm({ action, next, hasLeft }: LoginFormProps) {
  const router = useRouter();
  const [posted, post] = useActionState(action, idle, '/admin/login');
  const [answer, setAnswer] = useState<ActionState | null>(null);
  const [pending, startTransition] = useTransition();
  const state = answer ?? posted;
  const failure = state.status === 'failure' ? state : null;

  useEffect(() => {
    if (!hasLeft) return;
    toast.success('Logged out', { description: 'You have been logged out' });
    router.replace('/admin/login');
  }, [hasLeft, router]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    startTransition(async () => {
      const result = await action(idle, data).catch(() => noAnswer());
      // Whoever is signed in is led away from this page, so what follows must not wait for it to be drawn again.
      if (result.status === 'success') {
        toast.success('Authenticated', { description: 'You are now logged in as admin' });
        router.replace(next);
      }
      if (result.status === 'failure' && !result.fieldErrors)
        toast.error('Authentication failed', { description: result.message });
      setAnswer(result);
    });
  }

  return (
    <form action={post} onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="failure">{failure.message}</Notice>}
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
      <Button type="submit" aria-disabled={pending} size="lg">
        {pending ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
