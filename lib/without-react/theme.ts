import { quietly } from '../browser/quietly';
import { whenBack } from './when-back';

/** The key and the values are those of next-themes, which the staff area uses: a choice holds in both. */
const KEY = 'theme';
const system = matchMedia('(prefers-color-scheme: dark)');
let chosen = readChoice();

export type Theme = 'light' | 'dark' | 'system';

/** What the visitor chose; dark on a first visit. */
export const chosenTheme = (): Theme => chosen;

/** Keeps the choice for every page, or where storage is refused at least for this one. */
export function chooseTheme(theme: Theme): void {
  chosen = theme;
  quietly(() => localStorage.setItem(KEY, theme));
  show();
}

/** Gives the page its theme before anything is painted, and keeps up with the system, other tabs and the way back to this page. */
export function followTheme(): void {
  const readAndShow = () => {
    chosen = readChoice(chosen);
    show();
  };
  show();
  system.addEventListener('change', show);
  addEventListener('storage', ({ key }) => key === KEY && readAndShow());
  whenBack(readAndShow);
}

function readChoice(otherwise: Theme = 'dark'): Theme {
  const kept = quietly(() => localStorage.getItem(KEY));
  return kept === 'light' || kept === 'dark' || kept === 'system' ? kept : otherwise;
}

function show(): void {
  const isDark = chosen === 'dark' || (chosen === 'system' && system.matches);
  const root = document.documentElement;
  root.classList.toggle('dark', isDark);
  root.dataset.theme = chosen;
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const shade = colour?.dataset[isDark ? 'dark' : 'light'];
  if (colour && shade) colour.content = shade;
}
