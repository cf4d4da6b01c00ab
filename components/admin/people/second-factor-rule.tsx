'use client';

import { useState } from 'react';
import { ReadyButton } from '@/components/admin/layout/ready-button';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { requireSecondFactors } from '@/lib/people/actions';
import { Notice } from '../layout/notice';
import { useListNavigation } from '../list/list-navigation';

export function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const { refresh } = useListNavigation();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  async function change() {
    if (pending) return;
    setPending(true);
    const result = await call(requireSecondFactors, { required: !isRequired });
    setPending(false);
    setProblem(result.status === 'failure' ? result.message : '');
    if (result.status === 'failure') return;
    toast.success(isRequired ? 'A second factor is up to each person' : 'A second factor is required');
    refresh();
  }

  return (
    <section aria-labelledby="second-factor-rule" className="grid gap-3 rounded-lg border bg-card p-4 sm:p-5">
      <h2 id="second-factor-rule" className="heading-3">
        Second factor for everybody
      </h2>
      <p className="max-w-prose text-muted-foreground">
        {isRequired
          ? 'Everybody must log in with a code too. Whoever has none sets one up before anything else.'
          : 'Each person may set one up on the page of their account. If you require it, whoever has none sets one up before anything else, from their next request on.'}
      </p>
      {problem && <Notice tone="failure">{problem}</Notice>}
      <ReadyButton
        variant="outline"
        className="justify-self-start"
        aria-disabled={pending}
        onClick={() => void change()}
      >
        {isRequired ? 'Leave it to each person' : 'Require it of everybody'}
      </ReadyButton>
    </section>
  );
}
