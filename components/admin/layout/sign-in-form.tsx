'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useActionState, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { ActionFailure, ActionState } from '@/lib/action';
import { unanswered } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { Notice } from './notice';

export type SignInAction = (previous: ActionState, data: FormData) => Promise<ActionState>;

type SignInFormProps = {
  action: SignInAction;
  /** The address of the page, to which the form is posted without JavaScript. */
  address: string;
  /** Where it goes on to, unless the answer names another page. */
  next?: string;
  button: string;
  busy: string;
  arrived?: { title: string; text?: string };
  failed: string;
  /** `given` is what an answer brought for another step. */
  children?: (failure: ActionFailure | null, given: Record<string, string> | undefined) => ReactNode;
};

const idle: ActionState = { status: 'idle' };

/** A plain form of somebody who is not in yet; it also works without JavaScript. */
export function SignInForm(props: SignInFormProps) {
  const { action, address, next, button, busy, arrived, failed, children } = props;
  const router = useRouter();
  const [posted, post] = useActionState(action, idle, address);
  const [answer, setAnswer] = useState<ActionState | null>(null);
  const [pending, startTransition] = useTransition();
  const state = answer ?? posted;
  const failure = state.status === 'failure' ? state : null;
  const given = state.status === 'success' ? state.given : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    startTransition(async () => {
      const result = await action(idle, data).catch((error: unknown) => unanswered(error));
      // Whoever is signed in is led away from this page, so what follows must not wait for it to be drawn again.
      if (result.status === 'success' && !result.given) goOn(result.next);
      if (result.status === 'failure' && !result.fieldErrors)
        toast.error(failed, { description: result.message });
      setAnswer(result);
    });
  }

  function goOn(elsewhere?: string) {
    if (!elsewhere && arrived) toast.success(arrived.title, { description: arrived.text });
    const page = elsewhere ?? next;
    if (page) router.replace(page);
  }

  return (
    <form action={post} onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Notice tone="failure">{failure.message}</Notice>}
      {next && <input type="hidden" name="next" value={next} />}
      {children?.(failure, given)}
      <Button type="submit" aria-disabled={pending} size="lg">
        {pending ? busy : button}
      </Button>
    </form>
  );
}
