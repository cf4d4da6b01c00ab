import { tabStorage } from '../browser/tab-storage';
import { element } from './element';
import { whenBack } from './when-back';

const CARDS = 6;
const FOLLOWED = 'followed';
const TARGETS: Record<string, string> = { tab: 'nav a[aria-current]', page: '[data-list-heading]' };

export function startLinks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target) return;
    if (link.closest('nav') && link.href === location.href.split('#')[0]) {
      event.preventDefault();
      scrollTo({ top: 0 });
    } else if (link.dataset.inPlace) {
      tabStorage.write(FOLLOWED, link.dataset.inPlace);
      showPlaceholders(link);
    }
  });
  goOnFrom(tabStorage.read(FOLLOWED));
  tabStorage.remove(FOLLOWED);
  whenBack(() => document.querySelector('[data-loading]')?.remove());
}

/** After another tab or page of a list was chosen, keyboard and screen reader go on where it stands. */
function goOnFrom(followed: string | null): void {
  const target = followed && document.querySelector<HTMLElement>(`[data-list] ${TARGETS[followed]}`);
  if (target) target.focus({ preventScroll: followed === 'page' });
}

/** Cards without content stand in for a list until the next one comes. */
function showPlaceholders(link: HTMLAnchorElement): void {
  const list = link.closest('[data-list]');
  if (!list || list.querySelector('[data-loading]')) return;
  const cards = Array.from({ length: CARDS }, () => element('div', {}));
  const loading = element('div', { role: 'status', ariaLabel: 'Loading' }, ...cards);
  loading.dataset.loading = '';
  list.append(loading);
}
