import { AWAKE } from '@/lib/without-react/awake';

/** At these React hydrates at once, in one task, whatever it has not come to (`discreteReplayableEvents` of React DOM). */
const HURRYING =
  'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'.split(
    ' ',
  );
const ASLEEP = 'form[data-wakes]:not([data-awake])';

/**
 * Keeps presses and keys in a form that is waking from React until the form is awake: what they do in the page they do
 * without it, and it hydrates in the short tasks that it takes when nobody hurries it. Sending is not kept from anybody.
 */
export function hydrateUnhurried(): void {
  if (!document.querySelector(ASLEEP)) return;
  const keepFromReact = (event: Event) => {
    if (event.target instanceof Element && event.target.closest(ASLEEP)) event.stopPropagation();
  };
  for (const type of HURRYING) addEventListener(type, keepFromReact, true);
  const leave = () => {
    for (const type of HURRYING) removeEventListener(type, keepFromReact, true);
  };
  addEventListener(AWAKE, leave, { once: true });
}
