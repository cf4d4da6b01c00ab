'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import type { ActionState } from '@/lib/action';
import { isCutOff } from '@/lib/action/call';
import { tabStorage } from '@/lib/browser/tab-storage';
import { mailtoLink } from '@/lib/submissions/mailto';
import { announceAwake } from '@/lib/without-react/awake';
import type { CaptchaSettings } from './captcha';
import type { FormController, SubmitAction } from './form-controller';
import { FormContext } from './form-field';
import { FormOutcome, FormSummary, OfflineNotice } from './form-status';
import { DRAFT_KEY, type FormView, OUTCOME_ID, outcomeOf, unansweredView, viewOf } from './form-view';

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
 * Works as a plain HTML form. What it does beyond that comes when it is first used; what checks it when a field is left, so
 * that nobody's first keys wait for it.
 */
export function FormShell({ action, captcha, contactEmail, buttonClass, children }: FormShellProps) {
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<FormController> | null>(null);
  const [state, post] = useActionState(action, idle, `/contact#${OUTCOME_ID}`);
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
  const warmValidation = () => void import('./form-validation').catch(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for this form; `load` keeps its own state
  useEffect(() => {
    if (!form.current) return;
    announceAwake(form.current);
    if (form.current.contains(document.activeElement) || tabStorage.read(DRAFT_KEY)) warm();
  }, []);

  const outcome = outcomeOf(view);
  // It appears under the button, which may stand at the edge of the screen.
  useEffect(() => {
    if (outcome) document.getElementById(OUTCOME_ID)?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (view.phase !== 'idle') return;
    // Sent from a field, so that a phone puts its keyboard away from before the outcome.
    form.current?.querySelector('button')?.focus({ preventScroll: true });
    try {
      await (await load()).submit();
    } catch {
      const typed = Object.fromEntries(new FormData(event.target as HTMLFormElement));
      setView({ ...unansweredView(await isCutOff()), mailto: mailtoLink(contactEmail, typed) });
    }
  }

  return (
    <FormContext value={view}>
      <form
        ref={form}
        action={post}
        noValidate
        data-wakes={DRAFT_KEY}
        suppressHydrationWarning
        onFocus={warm}
        onPointerEnter={warm}
        onBlur={warmValidation}
        onSubmit={submit}
        className="grid gap-5"
        aria-label="Contact form"
      >
        <FormSummary view={view} />
        {children}
        <div>
          <button type="submit" aria-disabled={view.phase !== 'idle'} className={buttonClass}>
            {labels[view.phase]}
          </button>
          <FormOutcome view={view} contactEmail={contactEmail} />
          <OfflineNotice contactEmail={contactEmail} />
        </div>
      </form>
    </FormContext>
  );
}
