import { all, styleOf } from './dom';

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;

type Open = { list: HTMLElement; level: number };

/** Word writes the items of a list as paragraphs that name their level, each with its bullet or number as text. */
export function wordLists(body: HTMLElement): void {
  let open: Open[] = [];
  let last: Element | null = null;
  for (const paragraph of all(body, 'p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(LEVEL.exec(styleOf(paragraph))?.[1] ?? 0);
    const marker = all(paragraph, 'span').find((span) => MARKER.test(styleOf(span)));
    if (level === 0 || !marker) continue;
    const number = /^(\d+|[a-z]{1,4})[.)]/i.exec(marker.textContent?.trim() ?? '');
    marker.remove();
    if (paragraph.previousElementSibling !== last || last === null) open = [];
    open = open.filter((one) => one.level <= level);
    open = listFor(paragraph, open, level, number ? 'ol' : 'ul');
    const { list } = open.at(-1) ?? { list: paragraph };
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** The list that an item of this level and kind belongs to, made where there is none yet. */
function listFor(paragraph: Element, open: Open[], level: number, kind: string): Open[] {
  const inner = open.at(-1);
  if (inner?.level === level && inner.list.localName === kind) return open;
  const outer = open.filter((one) => one.level < level);
  const list = paragraph.ownerDocument.createElement(kind);
  const holder = outer.at(-1)?.list.lastElementChild;
  if (holder) holder.append(list);
  else paragraph.before(list);
  return [...outer, { list, level }];
}
