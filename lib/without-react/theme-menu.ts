import { chooseTheme, chosenTheme, type Theme } from './theme';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Brings the switcher of components/layout/theme-switcher.tsx to life: a menu button as the ARIA practices describe it. */
export function startThemeMenu(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-button]');
  const menu = button?.nextElementSibling as HTMLElement | null;
  if (!button || !menu) return;
  const items = [...menu.querySelectorAll('button')];

  const toggle = (isOpen: boolean) => {
    menu.hidden = !isOpen;
    button.ariaExpanded = String(isOpen);
  };
  const open = (first?: HTMLElement) => {
    for (const item of items) item.ariaChecked = String(item.value === chosenTheme());
    toggle(true);
    (first ?? items.find((item) => item.ariaChecked === 'true'))?.focus();
  };
  const close = () => {
    toggle(false);
    button.focus();
  };

  button.disabled = false;
  button.ariaLabel = button.dataset.themeButton as string;
  button.addEventListener('click', () => (menu.hidden ? open() : close()));
  button.addEventListener('keydown', (event) => {
    const first = { ArrowDown: items[0], ArrowUp: items.at(-1) }[event.key];
    if (!first) return;
    event.preventDefault();
    open(first);
  });
  menu.addEventListener('click', ({ target }) => {
    const item = (target as Element).closest('button');
    if (!item) return;
    close();
    // The menu is gone in this frame; what the new colours cost comes in the next.
    requestAnimationFrame(() => setTimeout(() => chooseTheme(item.value as Theme)));
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return close();
    const index = items.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key]?.(index, items.length);
    const named = items.findIndex((item) => item.value.startsWith(event.key.toLowerCase()));
    const next = items[step ?? named];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  menu.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!menu.parentElement?.contains(relatedTarget as Node | null)) toggle(false);
  });
}
