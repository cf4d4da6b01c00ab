import { all, unwrap } from './dom';

const MARKS = 'strong, em, del';

/** Marks as markdown can write them: one around words that belong together, with no space at its ends, and none in vain. */
export function tidyMarks(body: HTMLElement): void {
  for (const mark of all(
    body,
    ':is(h1, h2, h3, h4, h5, h6, th, strong) strong, em em, del del, code :is(strong, em, del, code), pre code :is(strong, em, del)',
  ))
    unwrap(mark);
  for (const mark of all(body, `${MARKS}, code, a`)) if (!mark.textContent) unwrap(mark);
  for (const mark of all(body, `${MARKS}, code`)) joinNext(mark);
  body.normalize();
  // The inner ones first, so that what they let go is let go by the outer ones too.
  for (const mark of all(body, `${MARKS}, a`).reverse()) {
    moveOut(mark, 'start');
    moveOut(mark, 'end');
    if (!mark.textContent) unwrap(mark);
  }
}

function joinNext(mark: HTMLElement): void {
  for (let next = mark.nextSibling; next && isSameMark(mark, next); next = mark.nextSibling) {
    mark.append(...next.childNodes);
    next.remove();
  }
}

const isSameMark = (mark: Element, next: Node) => next.nodeName === mark.nodeName && mark.localName !== 'a';

function moveOut(mark: HTMLElement, side: 'start' | 'end'): void {
  const inner = side === 'start' ? mark.firstChild : mark.lastChild;
  if (inner?.nodeName === 'BR') {
    mark[side === 'start' ? 'before' : 'after'](inner);
    moveOut(mark, side);
    return;
  }
  if (inner?.nodeType !== Node.TEXT_NODE) return;
  const text = inner.nodeValue ?? '';
  const bare = side === 'start' ? text.trimStart() : text.trimEnd();
  if (bare === text) return;
  mark[side === 'start' ? 'before' : 'after'](' ');
  inner.nodeValue = bare;
}
