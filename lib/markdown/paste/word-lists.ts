import { all, styleOf, unwrap } from './dom';

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
const ORDERED = /^(?:\d+|[a-z]{1,4})[.)]/i;

type Item = { element: HTMLElement; level: number; kind: string };
type Open = { list: HTMLElement; level: number };

/**
 * Makes lists of what Word has for them: on a desktop, paragraphs that name their level, each with its bullet or number as
 * text; in a browser, a list for every item.
 */
export function wordLists(body: HTMLElement): void {
  for (const wrapper of all(body, '.ListContainerWrapper')) unwrap(wrapper);
  let open: Open[] = [];
  let last: Element | null = null;
  for (const element of all(body, 'p, h1, h2, h3, h4, h5, h6, [class*="ListStyle"] > li')) {
    const item = element.localName === 'li' ? onlineItem(element) : desktopItem(element);
    if (!item) continue;
    const place = element.localName === 'li' ? element.parentElement : element;
    if (!place || last === null || place.previousElementSibling !== last) open = [];
    open = listFor(
      place ?? element,
      open.filter((one) => one.level <= item.level),
      item,
    );
    const made = body.ownerDocument.createElement('li');
    made.append(...element.childNodes);
    open.at(-1)?.list.append(made);
    element.remove();
    if (place !== element && place?.children.length === 0) place.remove();
    last = open[0]?.list ?? null;
  }
}

function desktopItem(element: HTMLElement): Item | null {
  const level = Number(LEVEL.exec(styleOf(element))?.[1] ?? 0);
  const marker = all(element, 'span').find((span) => MARKER.test(styleOf(span)));
  if (level === 0 || !marker) return null;
  const kind = ORDERED.test(marker.textContent?.trim() ?? '') ? 'ol' : 'ul';
  marker.remove();
  return { element, level, kind };
}

function onlineItem(element: HTMLElement): Item | null {
  const list = element.parentElement;
  if (!list || list.children.length > 1) return null;
  return { element, level: Number(element.getAttribute('data-aria-level') ?? 1) || 1, kind: list.localName };
}

/** The list that an item belongs to, made where there is none yet. */
function listFor(place: Element, open: Open[], { level, kind }: Item): Open[] {
  const inner = open.at(-1);
  if (inner?.level === level && inner.list.localName === kind) return open;
  const outer = open.filter((one) => one.level < level);
  const list = place.ownerDocument.createElement(kind);
  const holder = outer.at(-1)?.list.lastElementChild;
  if (holder) holder.append(list);
  else place.before(list);
  return [...outer, { list, level }];
}
