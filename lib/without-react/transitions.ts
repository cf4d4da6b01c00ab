type Reveal = Event & { viewTransition?: { ready: Promise<void> } | null };
type Activated = { navigation?: { activation?: { from: unknown } } };

/**
 * A transition between two pages that the browser gives up is no error that anybody need hear of. Whoever comes from elsewhere
 * sees none, and a listener would make the browser wait for this script before it lays out the page.
 */
export function forgiveTransitions(): void {
  if ((window as Activated).navigation?.activation?.from === null) return;
  addEventListener('pagereveal', (event) => (event as Reveal).viewTransition?.ready.catch(() => {}));
}
