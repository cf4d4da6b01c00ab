import type { Node } from 'unist';

const MAX_NODES = 30_000;
const MAX_CHARACTERS = 1_000_000;
const MAX_HTML = 1_500_000;

/** A text says more than a page can hold; `message` is for its author. */
export class TooMuchError extends Error {
  override name = 'TooMuchError';
  constructor() {
    super(
      'The text is made of too many parts, such as headings, list items, cells and links. Please split it into several posts.',
    );
  }
}

export const isTooLong = (html: string) => html.length > MAX_HTML;

type Part = Node & { value?: string; properties?: Record<string, unknown>; children?: Part[] };

/**
 * Empties a tree that has grown beyond what a page can hold, and says so: a few characters of markdown can stand for
 * thousands of cells, and a definition for its address as often as it is named.
 */
export function keepWithinBudget(verdict: { isTooMuch: boolean }) {
  return (tree: Part) => {
    const waiting = [tree];
    let nodes = 0;
    let characters = 0;
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      nodes++;
      characters += lengthOf(part);
      if (nodes > MAX_NODES || characters > MAX_CHARACTERS) {
        verdict.isTooMuch = true;
        tree.children = [];
        return;
      }
      for (const child of part.children ?? []) waiting.push(child);
    }
  };
}

function lengthOf({ value = '', properties = {} }: Part): number {
  return Object.values(properties).reduce<number>(
    (sum, property) => sum + (typeof property === 'string' ? property.length : 0),
    value.length,
  );
}
