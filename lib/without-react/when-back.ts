/**
 * Runs a step whenever the page comes back as it was left (back/forward cache). The first showing is not heard of: it shares
 * a task with the end of the load, which the browser need not then hold back for this script.
 */
export function whenBack(step: () => void): void {
  addEventListener('pagehide', () => addEventListener('pageshow', step, { once: true }));
}
