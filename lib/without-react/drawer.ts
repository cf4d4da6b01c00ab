const WIDE = '(width >= 48rem)';

/**
 * The drawer is a dialog that its button opens by itself (`command`); this is for browsers that do not know how, and closes
 * it when a link in it is followed, when the page around it is pressed, and where the links stand in the header anyway.
 */
export function startDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('dialog[data-drawer]');
  const button = document.querySelector<HTMLButtonElement>(`[commandfor="${drawer?.id}"]`);
  if (!drawer || !button) return;
  button.ariaExpanded = 'false';
  if (!('command' in HTMLButtonElement.prototype)) {
    for (const control of document.querySelectorAll<HTMLButtonElement>(`[commandfor="${drawer.id}"]`))
      control.addEventListener('click', () => (drawer.open ? drawer.close() : drawer.showModal()));
  }
  drawer.addEventListener('toggle', () => {
    button.ariaExpanded = String(drawer.open);
  });
  drawer.addEventListener('click', ({ target }) => {
    const isBackdrop = target === drawer;
    if (isBackdrop || (target as Element).closest('a')) drawer.close();
  });
  matchMedia(WIDE).addEventListener('change', () => drawer.close());
}
