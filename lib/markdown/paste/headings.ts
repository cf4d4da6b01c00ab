import { all, rename } from './dom';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Names what documents only make look or sound like a heading. */
export function nameHeadings(body: HTMLElement): void {
  for (const element of all(body, '[role="heading"]:not(h1, h2, h3, h4, h5, h6)')) {
    const level = Number(element.getAttribute('aria-level') ?? 2);
    rename(element, `h${Math.min(Math.max(Math.trunc(level) || 2, 1), 6)}`);
  }
  for (const element of all(body, 'p.MsoTitle')) rename(element, 'h1');
  // An empty line that was given the style of a heading is none.
  for (const heading of all(body, HEADINGS)) if (!heading.textContent?.trim()) heading.remove();
}

/** The article's title is the one heading of the first level; with another all others go one level down. */
export function demoteTitles(body: HTMLElement): void {
  if (!body.querySelector('h1')) return;
  for (const heading of all(body, HEADINGS)) {
    rename(heading, `h${Math.min(Number(heading.localName[1]) + 1, 6)}`);
  }
}
