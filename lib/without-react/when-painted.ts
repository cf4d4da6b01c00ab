/** Nobody waits longer for the page to answer, however busy it is, in milliseconds. */
const LATEST = 300;

/**
 * Runs a step once the document is whole, each in a task of its own and not in the one that lays the page out: that one is
 * the longest there is, and what shares a task with it makes the page deaf for as long as both take.
 */
export function whenPainted(step: () => void): void {
  const run = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', step) : step());
  // Safari has no idle time to give.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run);
}
