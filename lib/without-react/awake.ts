export const AWAKE = 'awake';

/** To be called by what needs React as soon as React has taken it over. */
export function announceAwake(element: HTMLElement): void {
  element.dataset.awake = '';
  delete element.dataset.offline;
  element.dispatchEvent(new CustomEvent(AWAKE, { bubbles: true }));
}

/** Resolves when something on the page has come to life. */
export function comesAwake(): Promise<unknown> {
  return new Promise((resolve) => addEventListener(AWAKE, resolve));
}
