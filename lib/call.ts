import type { AdminResult } from './action';

/** Calls an action; a network that is away is a failure like any other. */
export async function call<Answer>(
  action: (input: unknown) => Promise<AdminResult<Answer>>,
  input: unknown,
): Promise<AdminResult<Answer>> {
  try {
    return await action(input);
  } catch {
    return {
      status: 'failure',
      reason: 'unavailable',
      message: 'The site does not answer. Please try again.',
    };
  }
}
