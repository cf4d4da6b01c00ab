import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { type Administrator, getAdministrator } from '../auth';
import { errorCode, log } from '../log';
import { isSameOrigin } from '../request';
import { recordEvent } from '../security/events';
import { fieldErrorsOf } from '../validation/field-errors';
import type * as z from '../validation/zod';
import { currentRequest } from '../watching/current-request';
import { shortId } from '../watching/request-identity';
import { UserError } from './user-error';

export type ActionFailure = {
  status: 'failure';
  /** What kind of refusal this is, for the form to react to. */
  reason: string;
  /** One plain sentence or two for the person at the form. */
  message: string;
  fieldErrors?: Record<string, string>;
  /** What was typed, for a form that is shown again without JavaScript. */
  values?: Record<string, string>;
  /** A link that carries what was typed to the visitor's own mail program. */
  mailto?: string;
};
export type ActionSuccess = {
  status: 'success';
  /** Another page than the form would go on to. */
  next?: string;
  /** What the form goes on with. */
  given?: Record<string, string>;
};
export type ActionState = { status: 'idle' } | ActionSuccess | ActionFailure;

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/**
 * A server action that anyone may call: checks the origin, parses the form, runs. It answers a typed result
 * and never throws at the form; what goes wrong is logged under the id that the answer names.
 * @param fieldNames the fields whose values come back after a refusal
 */
export function publicAction<Output>(
  schema: z.ZodType<Output>,
  fieldNames: readonly string[],
  run: (input: Output) => Promise<ActionState>,
) {
  return async (_previous: ActionState, formData: FormData): Promise<ActionState> => {
    // Whoever calls an action by hand sends what they like.
    if (!(formData instanceof FormData)) return { status: 'failure', reason: 'invalid', message: UNEXPECTED };
    const values = readStrings(formData);
    const typed = Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? '']));
    const withValues = (state: ActionState) =>
      state.status === 'failure' ? { ...state, values: typed } : state;
    try {
      if (!(await isSameOrigin()))
        return withValues({ status: 'failure', reason: 'origin', message: UNEXPECTED });
      const parsed = schema.safeParse({ ...values, ...typed });
      return withValues(parsed.success ? await run(parsed.data) : invalid(parsed.error));
    } catch (error) {
      unstable_rethrow(error);
      const id = failureId();
      log.error('action.failed', { id, code: errorCode(error) });
      const message = `${UNEXPECTED} (Error ${shortId(id)})`;
      return withValues({ status: 'failure', reason: 'unexpected', message });
    }
  };
}

export type AdminFailure = {
  status: 'failure';
  reason: 'session' | 'forbidden' | 'invalid' | 'conflict' | 'unavailable' | 'unexpected';
  message: string;
  fieldErrors?: Record<string, string>;
};
export type AdminResult<Answer> = { status: 'success'; data: Answer } | AdminFailure;

const SESSION_OVER =
  'Your session has ended. Log in again and repeat what you did; nothing you typed is lost.';

const OWNERS_ONLY = 'Only an owner may do this. Ask one of the owners, or log in as one.';

/**
 * A server action for the staff alone: checks the origin, asks who calls, only then parses, and runs. It answers a
 * typed result and never throws at the page; a `UserError` becomes its own sentence, anything else is logged under an id.
 */
export function adminAction<Output, Answer>(schema: z.ZodType<Output>, run: StaffVerb<Output, Answer>) {
  return staffAction(schema, run, () => true);
}

/** The same for owners alone: an editor learns that it is for owners. */
export function ownerAction<Output, Answer>(schema: z.ZodType<Output>, run: StaffVerb<Output, Answer>) {
  return staffAction(schema, run, ({ role }) => role === 'owner');
}

type StaffVerb<Output, Answer> = (input: Output, administrator: Administrator) => Promise<Answer>;

function staffAction<Output, Answer>(
  schema: z.ZodType<Output>,
  run: StaffVerb<Output, Answer>,
  mayCall: (administrator: Administrator) => boolean,
) {
  return async (input: unknown): Promise<AdminResult<Answer>> => {
    try {
      if (!(await isSameOrigin())) return { status: 'failure', reason: 'unexpected', message: UNEXPECTED };
      const administrator = await getAdministrator();
      if (!administrator) {
        await recordEvent('admin.refused', { detail: 'action' });
        return { status: 'failure', reason: 'session', message: SESSION_OVER };
      }
      if (!mayCall(administrator)) {
        await recordEvent('admin.refused', { account: administrator.email, detail: 'owners_only' });
        return { status: 'failure', reason: 'forbidden', message: OWNERS_ONLY };
      }
      const parsed = schema.safeParse(input);
      if (!parsed.success) return { ...invalid(parsed.error), reason: 'invalid' };
      return { status: 'success', data: await run(parsed.data, administrator) };
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof UserError) {
        const { reason, message, fieldErrors } = error;
        return { status: 'failure', reason, message, fieldErrors };
      }
      const id = failureId();
      log.error('admin.failed', { id, code: errorCode(error) });
      return {
        status: 'failure',
        reason: 'unavailable',
        message: `The database or the sign-in service did not answer as it should. Please try again. (Error ${shortId(id)})`,
      };
    }
  };
}

/** By which the log has the request, or at least this line of it. */
const failureId = () => currentRequest()?.id ?? crypto.randomUUID();

/** The first text of each field; files and repetitions are no answer to a form of ours. */
function readStrings(formData: FormData): Record<string, string> {
  const names = [...new Set(formData.keys())].filter((name) => !name.startsWith('$'));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = formData.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

function invalid(error: z.ZodError): ActionFailure {
  return {
    status: 'failure',
    reason: 'invalid',
    message: 'Please correct the fields marked below.',
    fieldErrors: fieldErrorsOf(error),
  };
}
