'use client';

import { type FocusEvent, type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import type { ActionState } from '@/lib/action';
import { submitContactForm } from '@/lib/submissions/actions';
import type { ServiceOption } from '@/lib/submissions/service-options';
import { ContactFormFields } from './contact-form-fields';
import { DRAFT_KEY } from './draft-key';
import type { FormController } from './form-controller';
import { FormStatus } from './form-status';
import { type FormView, idleView, viewOf } from './form-view';
import { SubmitButton } from './submit-button';

export type CaptchaSettings = { siteKey: string; scriptUrl: string };

type ContactFormProps = {
  captcha: CaptchaSettings;
  contactEmail: string;
  /** Filled in on a city page. */
  service?: ServiceOption;
  city?: string;
};

const idle: ActionState = { status: 'idle' };

/**
 * The enquiry form. It works as plain HTML; validation, captcha and toasts come in one chunk of their own when the
 * form comes near the viewport or is first focused.
 */
export function ContactForm({ captcha, contactEmail, service, city }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const controller = useRef<Promise<FormController> | null>(null);
  const [state, action] = useActionState(submitContactForm, idle, '/contact');
  const [view, setView] = useState<FormView>(() => viewOf(state));

  function load(): Promise<FormController> {
    controller.current ??= import('./form-controller').then(({ controlForm }) => {
      if (!form.current) throw new Error('the form is gone');
      return controlForm({ form: form.current, captcha, contactEmail, show: setView });
    });
    controller.current.catch(() => {
      controller.current = null;
    });
    return controller.current;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for this form; `load` keeps its own state
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (sessionStorage.getItem(DRAFT_KEY)) void load().catch(() => {});
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        requestIdleCallback(() => void load().catch(() => {}));
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (view.phase !== 'idle') return;
    try {
      await (await load()).submit();
    } catch {
      setView({ ...idleView, banner: 'An unexpected error occurred. Please try again.', reload: true });
    }
  }

  return (
    <form
      ref={form}
      action={action}
      noValidate
      onFocus={(_event: FocusEvent) => void load().catch(() => {})}
      onSubmit={submit}
      className="grid gap-5"
      aria-label="Contact form"
    >
      <FormStatus view={view} contactEmail={contactEmail} />
      <ContactFormFields errors={view.errors} values={{ service, city, ...view.values }} />
      <SubmitButton phase={view.phase} />
    </form>
  );
}
