import { createFormControl } from 'react-hook-form';
import type { ActionState } from '@/lib/action';
import { isCutOff } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { typedControls } from '@/lib/browser/typed-controls';
import { withTypedMeanwhile } from '@/lib/browser/typed-meanwhile';
import { readVisit } from '@/lib/browser/visit';
import { type ContactField, contactFieldNames } from '@/lib/submissions/field-names';
import { mailtoLink } from '@/lib/submissions/mailto';
import type { ContactFields } from '@/lib/submissions/schema';
import { attempt } from './attempt';
import { type CaptchaSettings, captchaToken, loadCaptcha } from './captcha';
import { clearDraft, isTextControl, restoreDraft, saveDraft } from './draft';
import { type FormView, idleView, SENT, unansweredView, viewOf } from './form-view';

const RESET_AFTER_MS = 3000;
const MESSAGES = {
  captchaBanner: 'reCAPTCHA verification failed. Please try again or contact us directly.',
  captchaToast: 'Form submission failed: reCAPTCHA verification error',
  failedToast: 'Form submission failed. Please try again.',
};
/** Where trying again at once is not what the banner says. */
const TOASTS: Record<string, () => void> = {
  captcha: () => toast.error(MESSAGES.captchaToast),
  limited: () => toast.error('Form submission failed'),
  mailed: () => toast.info('We passed your enquiry to our team by e-mail.'),
};

export type SubmitAction = (previous: ActionState, data: FormData) => Promise<ActionState>;

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
  whenUsed(form, () => loadCaptcha(captcha));
  restoreDraft(form);
  // Typed before this code had come.
  if (typedControls(form).length > 0) saveDraft(form);
  const controls = createFormControl<ContactFields>({
    resolver: async (...given) => (await import('./form-validation')).resolver(...given),
    mode: 'onSubmit',
  });
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
        summary: Object.keys(messages).length > 1 ? view.summary : undefined,
      });
    },
  });

  async function send(): Promise<void> {
    update({ ...idleView, phase: 'sending' });
    const token = await captchaToken(captcha).catch(() => '');
    if (!token)
      return fail({ ...idleView, banner: MESSAGES.captchaBanner, offline: await isCutOff() }, 'captcha');
    const answer = await post(token);
    if (answer?.status === 'success') return succeed();
    if (answer?.status !== 'failure') return fail(unansweredView(await isCutOff()));
    fail({ ...viewOf(answer), values: undefined }, answer.reason);
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

  function fail(next: FormView, reason = ''): void {
    update({ ...next, mailto: mailtoLink(contactEmail, fieldsOf(form)) });
    (TOASTS[reason] ?? (() => toast.error(MESSAGES.failedToast)))();
  }

  function succeed(): void {
    const sent = fieldsOf(form);
    update({ ...idleView, phase: 'success', sent: true });
    attempt.done();
    clearDraft();
    toast.success(SENT);
    setTimeout(() => {
      empty(sent);
      update({ ...idleView, sent: true });
    }, RESET_AFTER_MS);
  }

  /** Leaves what was typed since it was sent. */
  function empty(sent: Record<string, string>): void {
    const now = fieldsOf(form);
    form.reset();
    const given = fieldsOf(form);
    const next = withTypedMeanwhile(now, sent, given);
    for (const name of contactFieldNames) {
      const control = form.elements.namedItem(name);
      if (isTextControl(control) && next[name] !== given[name]) control.value = next[name] ?? '';
    }
    // The elements stay the same, so the library must not forget them.
    controls.reset(next, { keepFieldsRef: true });
    if (typedControls(form).length > 0) saveDraft(form);
    else clearDraft();
  }

  return {
    submit: () => {
      update({ ...view, sent: false, banner: undefined, mailto: undefined, reload: undefined });
      return handleSubmit(send, (errors) => {
        update({ ...idleView, errors: messagesOf(errors), summary: summaryOf(errors) });
      })();
    },
  };
}

function whenUsed(form: HTMLFormElement, use: () => void): void {
  if (form.matches(':focus-within')) use();
  else form.addEventListener('focusin', use, { once: true });
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
function summaryOf(errors: FieldErrors): string | undefined {
  return Object.keys(errors).length > 1 ? 'Please correct the fields marked below.' : undefined;
}
