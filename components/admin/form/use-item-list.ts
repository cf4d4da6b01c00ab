import { useRef, useState } from 'react';
import type { ListState } from './list-state';
import { firstControl, useListFocus } from './use-list-focus';

type Removed<Item> = { item: Item; index: number };

/** What a person does with a list of items: the focus stays with them, and what happened is said aloud. */
export function useItemList<Item>(list: ListState<Item>, itemName: string) {
  const { items, rearrange } = list;
  const element = useRef<HTMLFieldSetElement>(null);
  const focusOn = useListFocus(element);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Removed<Item> | null>(null);
  const { keys, follow } = useItemKeys(items.length);
  const order = items.map((_, index) => index);

  function arrange(next: readonly number[], given?: Item): void {
    follow(next);
    rearrange(next, given);
  }

  function add(item: Item): void {
    setRemoved(null);
    arrange([...order, -1], item);
    focusOn((list) => firstControl(list, items.length));
    setSaid(`${itemName} ${items.length + 1} added.`);
  }

  function move(from: number, to: number): void {
    if (to < 0 || to >= items.length) return;
    const held = document.activeElement;
    const rest = order.filter((index) => index !== from);
    arrange(rest.toSpliced(to, 0, from));
    focusOn(() => (held instanceof HTMLElement ? held : null));
    setSaid(`${itemName} ${from + 1} is now number ${to + 1} of ${items.length}.`);
  }

  function remove(index: number): void {
    const item = items[index];
    if (item === undefined) return;
    const hasText = holdsText(item);
    arrange(order.filter((other) => other !== index));
    setRemoved(hasText ? { item, index } : null);
    setSaid(`${itemName} ${index + 1} removed.`);
    focusOn((list) =>
      hasText
        ? list.querySelector<HTMLElement>('[data-list-undo]')
        : (firstControl(list, Math.min(index, items.length - 2)) ?? list.querySelector('[data-list-add]')),
    );
  }

  function undo(): void {
    if (!removed) return;
    const index = Math.min(removed.index, items.length);
    arrange(order.toSpliced(index, 0, -1), removed.item);
    setRemoved(null);
    focusOn((list) => firstControl(list, index));
    setSaid(`${itemName} ${index + 1} is back.`);
  }

  return { element, keys, said, removed, add, move, remove, undo };
}

/** A name for each item that stays with it wherever it moves; whatever replaces the list from outside has names of its own. */
function useItemKeys(length: number) {
  const next = useRef(length);
  const [kept, setKept] = useState<number[]>(() => Array.from({ length }, (_, index) => index));
  const keys =
    kept.length === length ? kept : Array.from({ length }, (_, index) => kept[index] ?? -1 - index);
  return {
    keys,
    follow: (order: readonly number[]) => setKept(order.map((from) => keys[from] ?? next.current++)),
  };
}

function holdsText(item: unknown): boolean {
  if (typeof item === 'string') return item.trim() !== '';
  return typeof item === 'object' && item !== null && Object.values(item).some(holdsText);
}
