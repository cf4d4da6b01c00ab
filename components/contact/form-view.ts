import type { ActionState } from '@/lib/action';

export const DRAFT_KEY = 'contact-draft';
/** What the answer to a post without JavaScript scrolls to: the part of the form that has something to say. */
export const OUTCOME_ID = 'contact-outcome';
export const UNANSWERED = 'An unexpected error occurred. Please try again.';
export const SENT = 'Your message has been sent successfully!';

/** What the form shows: the states of specification, section 4. */
export type FormView = {
  phase: 'idle' | 'sending' | 'success';
  errors: Record<string, string>;
  /** Stays after the form is empty again, so that nobody has to be quick to read it. */
  sent?: boolean;
  summary?: string;
  banner?: string;
  /** The staff have it already, though by another way. */
  delivered?: boolean;
  /** A link that carries what was typed to the visitor's own mail program. */
  mailto?: string;
  /** The page is older than the server: reloading it helps, and the draft survives that. */
  reload?: boolean;
  /** Nothing can be sent, and a reload would lose the page. */
  offline?: boolean;
  values?: Record<string, string>;
};

export const idleView: FormView = { phase: 'idle', errors: {} };

export const outcomeOf = ({ banner, sent }: FormView) => banner ?? (sent ? SENT : undefined);

/** The view after an answer that came as a whole page, without JavaScript. */
export function viewOf(state: ActionState): FormView {
  if (state.status === 'idle') return idleView;
  if (state.status === 'success') return { ...idleView, sent: true };
  return {
    phase: 'idle',
    errors: state.fieldErrors ?? {},
    [state.fieldErrors ? 'summary' : 'banner']: state.message,
    delivered: state.reason === 'mailed',
    mailto: state.mailto,
    values: state.values,
  };
}

/** No connection, no answer, or no code to send it with. */
export function unansweredView(isCutOff: boolean): FormView {
  return {
    ...idleView,
    banner: UNANSWERED,
    ...(isCutOff ? { offline: true } : { reload: true }),
  };
}
