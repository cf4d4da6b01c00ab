import type { ActionState } from '@/lib/action';

/** Where the tab keeps what was typed, until it was sent. */
export const DRAFT_KEY = 'contact-draft';

/** What the form shows: the states of specification section 4. */
export type FormView = {
  phase: 'idle' | 'sending' | 'success';
  errors: Record<string, string>;
  /** Stays after the form is empty again, so that nobody has to be quick to read it. */
  sent?: boolean;
  /** Above the fields, after a failure. */
  banner?: string;
  /** A link that carries what was typed to the visitor's own mail program. */
  mailto?: string;
  /** The page is older than the server: reloading it helps, and the draft survives that. */
  reload?: boolean;
  values?: Record<string, string>;
};

export const idleView: FormView = { phase: 'idle', errors: {} };

/** The view after an answer that came as a whole page, without JavaScript. */
export function viewOf(state: ActionState): FormView {
  if (state.status === 'idle') return idleView;
  if (state.status === 'success') return { ...idleView, sent: true };
  return { phase: 'idle', errors: state.fieldErrors ?? {}, banner: state.message, values: state.values };
}
