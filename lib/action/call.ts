import type { AdminFailure, AdminResult } from '.';

/** Calls an action; a network that is away is a failure like any other. */
export async function call<Answer>(
  action: (input: unknown) => Promise<AdminResult<Answer>>,
  input: unknown,
): Promise<AdminResult<Answer>> {
  try {
    return await action(input);
  } catch (error) {
    return unanswered(error);
  }
}

const OLDER_PAGE = 'The site was updated after this page was opened. Reload the page and do this once more;';

/** What a call comes to that threw: no answer came, or the server no longer has what an older page calls. */
export function unanswered(error: unknown, advice?: string): AdminFailure {
  // Next's own test for it would bring its navigation along to public pages.
  const isOlder = error instanceof Error && error.name === 'UnrecognizedActionError';
  if (!isOlder) return noAnswer(advice);
  return { status: 'failure', reason: 'unavailable', message: `${OLDER_PAGE} nothing you typed is lost.` };
}

/** What a call comes to that got no answer. */
export function noAnswer(advice = 'Please try again.'): AdminFailure {
  return {
    status: 'failure',
    reason: 'unavailable',
    message: isOffline()
      ? 'This device is offline. Please try again once it is connected.'
      : `The site does not answer. ${advice}`,
  };
}

/** What browsers think of their network is not always true, but of a call that got no answer it explains the reason. */
function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

const TIMEOUT_MS = 5000;

/**
 * Runs at once, unless the browser thinks that it is offline: then only if the site answers all the same.
 * @param otherwise what is done when it does not
 */
export function unlessCutOff(run: () => void, otherwise: () => void = () => {}): void {
  if (!isOffline()) {
    run();
    return;
  }
  const options = { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  void fetch('/api/health', options).then(run, otherwise);
}

/** Whether nothing can be sent: what the browser thinks, and the site does not contradict. */
export const isCutOff = (): Promise<boolean> =>
  new Promise((resolve) =>
    unlessCutOff(
      () => resolve(false),
      () => resolve(true),
    ),
  );
