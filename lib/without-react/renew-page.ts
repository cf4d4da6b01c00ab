import { startElements } from './start-elements';

/**
 * Puts the page as the server has it now into the place of the one that is open, since that one's other half is gone. What
 * was typed and where the cursor stood stay.
 * @throws when what the server sent instead is not the page
 */
export function renewPage(html: string): void {
  if (!html.includes(' data-sleeping=')) throw new Error();
  const fresh = new DOMParser().parseFromString(html, 'text/html');
  const typed = [...document.querySelectorAll<HTMLInputElement>('form [id][name]')];
  const focused = document.activeElement?.id;
  const toasts = document.querySelector('.toasts')?.parentElement;
  document.body.replaceChildren(...fresh.body.childNodes, ...(toasts ? [toasts] : []));
  for (const { id, value } of typed) Object.assign(document.getElementById(id) ?? {}, { value });
  startElements();
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}
