/** Nobody waits longer for the page to answer, however busy it is, in milliseconds. */
const LATEST = 300;
/** Safari has no idle time to give; in milliseconds. */
const MOMENT = 20;

/**
 * Runs a step once the document is whole, in a task of its own: neither in the one that lays the page out, which is the longest
 * there is, nor in the one that ends the document. What shares a task with these makes the page deaf for as long as both take.
 */
export function whenPainted(step: () => void): void {
  const run = () => (document.readyState === 'loading' ? whenPainted(step) : step());
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LATEST });
  else setTimeout(run, MOMENT);
}
