import { announceAwake } from '@/lib/without-react/awake';
import { hydrateUnhurried } from './unhurried-hydration';

const press = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));

/** What somebody who listens at the document, as React does, hears of. */
function listen(types: string[]): string[] {
  const heard: string[] = [];
  for (const type of types) document.addEventListener(type, () => heard.push(type), true);
  return heard;
}

function open(html: string): { field: HTMLInputElement; form: HTMLFormElement; outside: HTMLElement } {
  document.body.innerHTML = `${html}<p>Text</p>`;
  const [field, form, outside] = ['input', 'form', 'p'].map((name) => document.querySelector(name));
  return { field, form, outside } as { field: HTMLInputElement; form: HTMLFormElement; outside: HTMLElement };
}

const TYPES = ['keydown', 'input', 'pointerdown', 'click', 'change', 'focusin', 'submit'];

test('until a form is awake React hears of its focus and its sending, not of its keys and presses', () => {
  const { field, form, outside } = open('<form data-wakes="draft"><input></form>');
  const heard = listen(TYPES);
  hydrateUnhurried();
  for (const type of TYPES) press(field, type);
  expect(heard).toEqual(['focusin', 'submit']);

  press(outside, 'click');
  expect(heard).toEqual(['focusin', 'submit', 'click']);

  announceAwake(form);
  heard.length = 0;
  for (const type of TYPES) press(field, type);
  expect(heard).toEqual(TYPES);
});

test('on a page with nothing asleep every event goes on to React', () => {
  const { field } = open('<form><input></form>');
  const heard = listen(['keydown']);
  hydrateUnhurried();
  press(field, 'keydown');
  expect(heard).toEqual(['keydown']);
});
