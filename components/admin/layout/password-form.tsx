'use client';

import { type FormEvent, useState } from 'react';
import type { AdminResult } from '@/lib/action';
import { toast } from '@/lib/browser/toast';
import { AdminField } from './admin-field';
import { FailureNotice } from './failure-notice';
import { ReadyButton } from './ready-button';

type PasswordFormProps = {
  email: string;
  action: (input: unknown) => Promise<AdminResult<void>>;
};
type Failure = Extract<AdminResult<void>, { status: 'failure' }>;

const NO_ANSWER: Failure = {
  status: 'failure',
  reason: 'unavailable',
  message: 'The site does not answer. Your password is unchanged; please try again.',
};

export function PasswordForm({ email, action }: PasswordFormProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    setPending(true);
    const result = await action(Object.fromEntries(new FormData(form))).catch(() => NO_ANSWER);
    setPending(false);
    setFailure(result.status === 'failure' ? result : null);
    if (result.status === 'failure') {
      const [first] = Object.keys(result.fieldErrors ?? {});
      const control = form.elements.namedItem(first ?? '');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    form.reset();
    toast.success('Password changed');
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <AdminField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        error={failure?.fieldErrors?.current}
      />
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
      <ReadyButton type="submit" aria-disabled={pending} className="justify-self-start">
        {pending ? 'Saving...' : 'Change password'}
      </ReadyButton>
    </form>
  );
}
