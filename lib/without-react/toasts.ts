import { TOAST_EVENT, type Toast } from '../browser/toast';
import { element } from './element';

const DURATION = 4000;
const VISIBLE = 3;
const SWIPE = 20;

/** Shows the toasts of a public page: a list in a polite live region that stands in the page before anything is said in it. */
export function startToasts(): void {
  const list = element('ol', { className: 'toasts' });
  document.body.append(element('section', { ariaLabel: 'Notifications', ariaLive: 'polite' }, list));
  addEventListener(TOAST_EVENT, (event) => {
    event.preventDefault();
    list.prepend(toastElement((event as CustomEvent<Toast>).detail));
    list.children[VISIBLE]?.remove();
  });
}

function toastElement({ kind, message, description }: Toast): HTMLLIElement {
  const item = element('li', {});
  item.dataset.toast = kind;
  for (const text of [message, description]) if (text) item.append(element('p', { dir: 'auto' }, text));
  item.append(element('button', { type: 'button', ariaLabel: 'Close', onclick: () => item.remove() }, '×'));
  leaveInTime(item);
  leaveWhenSwiped(item);
  return item;
}

/** Not while somebody reads it: a pointer moved on it or the focus in it stops the clock; one that only rests there does not. */
function leaveInTime(item: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout>;
  const pause = () => clearTimeout(timer);
  const resume = () => {
    pause();
    timer = setTimeout(() => item.remove(), DURATION);
  };
  item.addEventListener('mousemove', ({ movementX, movementY }) => movementX + movementY && pause());
  item.addEventListener('focusin', pause);
  for (const type of ['pointerleave', 'focusout']) item.addEventListener(type, resume);
  resume();
}

function leaveWhenSwiped(item: HTMLElement): void {
  let start: PointerEvent;
  item.onpointerdown = (event) => {
    start = event;
  };
  item.onpointermove = ({ buttons, clientX, clientY }) => {
    if (!buttons || !start) return;
    const right = clientX - start.clientX;
    const up = start.clientY - clientY;
    if (right >= SWIPE || up >= SWIPE) item.remove();
    else item.style.translate = `${Math.max(0, right)}px ${Math.min(0, -up)}px`;
  };
  item.onpointerup = () => {
    item.style.translate = '';
  };
}
