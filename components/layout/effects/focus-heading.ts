let previous: string | null = null;

/** After a change of page, a keyboard or screen reader goes on from the new page's heading. */
export function focusHeading(pathname: string): void {
  const isFirstPage = previous === null;
  const isSamePage = previous === pathname;
  previous = pathname;
  if (isFirstPage || isSamePage || location.hash) return;
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  target?.setAttribute('tabindex', '-1');
  // Later than a closing drawer, which hands the focus back to its button.
  setTimeout(() => target?.focus({ preventScroll: true }));
}
