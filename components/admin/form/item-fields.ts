import type { ListItem, ListState } from './list-state';

type FieldOf<Item> = Item extends string ? [] : [field: keyof Item & string];

export type ItemFields<Item> = {
  item: Item;
  index: number;
  change: (item: Item) => void;
  errorAt: (...field: FieldOf<Item>) => string | undefined;
  /** What a text control of the item needs; an item that is a text itself has no fields to name. */
  text: (...field: FieldOf<Item>) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
};

export function itemFields<Item extends ListItem>(list: ListState<Item>, index: number): ItemFields<Item> {
  const item = list.items[index] as Item;
  const path = (field?: string) => [list.name, index, ...(field ? [field] : [])].join('.');
  return {
    ...{ item, index },
    change: (changed) => list.changeItem(index, changed),
    errorAt: (...[field]) => list.errors[path(field)],
    text: (...[field]) => ({
      name: path(field),
      value: String((field ? (item as Record<string, unknown>)[field] : item) ?? ''),
      error: list.errors[path(field)],
      onChange: ({ target: { value } }) =>
        list.changeItem(index, (field ? { ...(item as object), [field]: value } : value) as Item, field),
    }),
  };
}
