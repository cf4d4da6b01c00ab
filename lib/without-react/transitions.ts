type Reveal = Event & { viewTransition?: { ready: Promise<void> } | null };

/** A transition between two pages that the browser gives up is no error that anybody need hear of. */
export function forgiveTransitions(): void {
  addEventListener('pagereveal', (event) => (event as Reveal).viewTransition?.ready.catch(() => {}));
}
