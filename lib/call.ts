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
      message: isOffline()
        ? 'This device is offline. Please try again once it is connected.'
        : 'The site does not answer. Please try again.',
    };
  }
}

/** Whether the browser knows by itself that it reaches nobody. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
