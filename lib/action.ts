import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { z } from 'zod';
import { errorCode, log } from './log';
import { isSameOrigin } from './request';

export type ActionFailure = {
  status: 'failure';
  /** What kind of refusal this is, for the form to react to. */
  reason: string;
  /** One plain sentence or two for the person at the form. */
  message: string;
  fieldErrors?: Record<string, string>;
  /** What was typed, for a form that is shown again without JavaScript. */
  values?: Record<string, string>;
};
export type ActionState = { status: 'idle' } | { status: 'success' } | ActionFailure;

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
      log.error('action.failed', { id: crypto.randomUUID(), code: errorCode(error) });
      return withValues({ status: 'failure', reason: 'unexpected', message: UNEXPECTED });
    }
  };
}

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
  const fieldErrors: Record<string, string> = {};
  for (const issue of error.issues) fieldErrors[String(issue.path[0])] ??= issue.message;
  return {
    status: 'failure',
    reason: 'invalid',
    message: 'Please correct the fields marked below.',
    fieldErrors,
  };
}
