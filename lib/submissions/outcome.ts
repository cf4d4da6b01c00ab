import type { ActionFailure, ActionState } from '../action';
import { waitingTime } from '../format/durations';
import { SERVICE_MESSAGE } from './schema';

export type SubmissionOutcome =
  | { kind: 'stored' }
  | { kind: 'honeypot' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'captcha-refused' }
  /** The database did not take it, the staff have it by e-mail. */
  | { kind: 'mailed' }
  | { kind: 'lost-connection' };

export const notOffered: ActionFailure = {
  status: 'failure',
  reason: 'invalid',
  message: 'Please correct the fields marked below.',
  fieldErrors: { service: SERVICE_MESSAGE },
};

/** The outcome in the words that the visitor reads. Only a stored submission is called a success. */
export function outcomeState(outcome: SubmissionOutcome): ActionState {
  switch (outcome.kind) {
    case 'stored':
      return { status: 'success' };
    case 'honeypot':
      return failure('honeypot', 'Form submission failed');
    case 'limited':
      return failure(
        'limited',
        `You have sent several enquiries in a short time. Please try again in ${waitingTime(outcome.retryAfterSeconds)}, or e-mail us.`,
      );
    case 'captcha-refused':
      return failure('captcha', 'reCAPTCHA verification failed. Please try again or contact us directly.');
    case 'mailed':
      return failure(
        'mailed',
        'We could not store your enquiry just now, but we have passed it to our team by e-mail. You need not send it again.',
      );
    case 'lost-connection':
      return failure(
        'unavailable',
        'We could not store your enquiry just now. Please try again in a few minutes or e-mail us.',
      );
  }
}

function failure(reason: string, message: string): ActionState {
  return { status: 'failure', reason, message };
}
