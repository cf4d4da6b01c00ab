import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import type { ActionState } from '@/lib/action';
import { type ContactField, contactFieldNames, contactFieldsSchema } from '@/lib/submissions/schema';
import { toast } from '@/lib/toast';
import { typedControls } from '@/lib/typed-controls';
import { readVisit } from '@/lib/visit';
import { attempt } from './attempt';
import { captchaToken, loadCaptcha } from './captcha';
import { clearDraft, restoreDraft, saveDraft } from './draft';
import type { CaptchaSettings, SubmitAction } from './form-shell';
import { type FormView, idleView, viewOf } from './form-view';
import { mailtoLink } from './mailto';

const RESET_AFTER_MS = 3000;
const MESSAGES = {
  sent: 'Your message has been sent successfully!',
  captchaBanner: 'reCAPTCHA verification failed. Please try again or contact us directly.',
  captchaToast: 'Form submission failed: reCAPTCHA verification error',
  failedToast: 'Form submission failed. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
};

export type FormController = { submit: () => Promise<void> };

type FormSetting = {
  form: HTMLFormElement;
  action: SubmitAction;
  captcha: CaptchaSettings;
  contactEmail: string;
  show: (view: FormView) => void;
};

/** Takes over a form that is already on the page: same elements, same typed text, now validated as one types. */
export function controlForm({ form, action, captcha, contactEmail, show }: FormSetting): FormController {
  loadCaptcha(captcha);
  restoreDraft(form);
  // Typed before this code had come.
  if (typedControls(form).length > 0) saveDraft(form);
  const controls = createFormControl({ resolver: zodResolver(contactFieldsSchema), mode: 'onSubmit' });
  const { register, handleSubmit, subscribe } = controls;
  let view = idleView;
  const update = (next: FormView) => {
    view = next;
    show(next);
  };

  for (const name of contactFieldNames) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) continue;
    const field = register(name);
    field.ref(control);
    control.addEventListener('input', (event) => {
      void field.onChange(event);
      saveDraft(form);
    });
  }
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      if (view.phase !== 'idle') return;
      const messages = messagesOf(errors);
      update({
        ...view,
        errors: messages,
        banner: Object.keys(view.errors).length > 0 ? undefined : view.banner,
      });
    },
  });

  async function send(): Promise<void> {
    update({ ...idleView, phase: 'sending' });
    const token = await captchaToken(captcha).catch(() => '');
    if (!token) return fail({ ...idleView, banner: MESSAGES.captchaBanner }, MESSAGES.captchaToast);
    const answer = await post(token);
    if (answer?.status === 'success') return succeed();
    if (!answer)
      return fail({ ...idleView, banner: MESSAGES.unexpected, reload: true }, MESSAGES.failedToast);
    const refused = viewOf(answer);
    const isCaptcha = answer.status === 'failure' && answer.reason === 'captcha';
    fail({ ...refused, values: undefined }, isCaptcha ? MESSAGES.captchaToast : MESSAGES.failedToast);
  }

  /** Null when no answer came: the network is away, or the server no longer knows this page. */
  async function post(token: string): Promise<ActionState | null> {
    const data = new FormData(form);
    const visit = readVisit();
    data.set('id', attempt.idFor(data));
    data.set('token', token);
    data.set('landingPage', visit.landingPage);
    data.set('referrer', visit.referrer);
    return action({ status: 'idle' }, data).catch(() => null);
  }

  function fail(next: FormView, message: string): void {
    update({ ...next, mailto: mailtoLink(contactEmail, new FormData(form)) });
    toast.error(message);
  }

  function succeed(): void {
    update({ ...idleView, phase: 'success', sent: true });
    attempt.done();
    clearDraft();
    toast.success(MESSAGES.sent);
    setTimeout(() => {
      form.reset();
      // The elements stay the same, so the library must not forget them.
      controls.reset(fieldsOf(form), { keepFieldsRef: true });
      update({ ...idleView, sent: true });
    }, RESET_AFTER_MS);
  }

  return {
    submit: () => {
      update({ ...view, sent: false, banner: undefined, mailto: undefined, reload: undefined });
      return handleSubmit(send, (errors) => {
        update({ ...idleView, errors: messagesOf(errors), banner: invalidBanner(errors) });
      })();
    },
  };
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(contactFieldNames.map((name) => [name, String(data.get(name) ?? '')]));
}

type FieldErrors = Partial<Record<ContactField, { message?: string }>>;

function messagesOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    contactFieldNames.flatMap((name) => {
      const message = errors[name]?.message;
      return message ? [[name, message]] : [];
    }),
  );
}

/** One wrong field has the focus and its own message; several are listed above the form too. */
function invalidBanner(errors: FieldErrors): string | undefined {
  return Object.keys(errors).length > 1 ? 'Please correct the fields marked below.' : undefined;
}
