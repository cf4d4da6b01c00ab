import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts the focus where the person goes on, once the list has been drawn anew: a moved element loses it on the way. */
export function useListFocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<((list: HTMLElement) => HTMLElement | null | undefined) | null>(null);

  useLayoutEffect(() => {
    if (!wanted.current || !list.current) return;
    wanted.current(list.current)?.focus();
    wanted.current = null;
  });

  return (find: (list: HTMLElement) => HTMLElement | null | undefined) => {
    wanted.current = find;
  };
}

const CONTROLS = ['input:not([type="hidden"])', 'textarea', 'select', 'button']
  .map((control) => `[data-list-fields] ${control}`)
  .join();

export function firstControl(list: HTMLElement, index: number): HTMLElement | null | undefined {
  return itemAt(list, index)?.querySelector<HTMLElement>(CONTROLS);
}

export function itemAt(list: HTMLElement, index: number): HTMLElement | undefined {
  return [...list.querySelectorAll<HTMLElement>('[data-list-item]')].filter(
    (item) => item.parentElement?.closest('[data-list]') === list,
  )[index];
}
