'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import type { ActionState } from '@/lib/action';
import { tabStorage } from '@/lib/tab-storage';
import type { FormController } from './form-controller';
import { FormContext } from './form-field';
import { FormStatus } from './form-status';
import { DRAFT_KEY, type FormView, idleView, viewOf } from './form-view';

export type CaptchaSettings = { siteKey: string; scriptUrl: string };

export type SubmitAction = (previous: ActionState, data: FormData) => Promise<ActionState>;

/** The action comes as a property: imported, it would bring its own code along. */
type FormShellProps = {
  action: SubmitAction;
  captcha: CaptchaSettings;
  contactEmail: string;
  buttonClass: string;
  children: ReactNode;
};

const labels: Record<FormView['phase'], string> = {
  idle: 'Send Message',
  sending: 'Sending...',
  success: 'Sent Successfully',
};
const idle: ActionState = { status: 'idle' };

/**
 * Works as a plain HTML form; validation, captcha and toasts come in one chunk of their own when the form comes near
 * the viewport or is first focused.
 */
export function FormShell({ action, captcha, contactEmail, buttonClass, children }: FormShellProps) {
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<FormController> | null>(null);
  const [state, post] = useActionState(action, idle, '/contact');
  const [view, setView] = useState<FormView>(() => viewOf(state));

  function load(): Promise<FormController> {
    controller.current ??= import('./form-controller').then(({ controlForm }) => {
      if (!form.current) throw new Error('the form is gone');
      return controlForm({ form: form.current, action, captcha, contactEmail, show: setView });
    });
    controller.current.catch(() => {
      controller.current = null;
    });
    return controller.current;
  }

  const warm = () => void load().catch(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for this form; `load` keeps its own state
  useEffect(() => {
    if (!form.current) return;
    if (tabStorage.read(DRAFT_KEY)) warm();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Safari has no requestIdleCallback.
        setTimeout(warm, 200);
      },
      { rootMargin: '200px' },
    );
    observer.observe(form.current);
    return () => observer.disconnect();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (view.phase !== 'idle') return;
    try {
      await (await load()).submit();
    } catch {
      setView({ ...idleView, banner: 'An unexpected error occurred. Please try again.', reload: true });
    }
  }

  return (
    <FormContext value={view}>
      <form
        ref={form}
        action={post}
        noValidate
        onFocus={warm}
        onSubmit={submit}
        className="grid gap-5"
        aria-label="Contact form"
      >
        <FormStatus view={view} contactEmail={contactEmail} />
        {children}
        <button type="submit" aria-disabled={view.phase !== 'idle'} className={buttonClass}>
          {labels[view.phase]}
        </button>
      </form>
    </FormContext>
  );
}
