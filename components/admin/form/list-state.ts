/** An item is a text, or an object of texts and choices. */
export type ListItem = string | object;
export type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;
export type ListNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends readonly ListItem[] ? Name : never;
}[keyof Fields] &
  string;

/** A field that is a list, as `useAdminForm` holds it. */
export type ListState<Item> = {
  name: string;
  items: readonly Item[];
  /** Of the whole form, by path. */
  errors: Record<string, string | undefined>;
  changeItem: (index: number, item: Item, field?: string) => void;
  /**
   * Adds, moves and removes; what is wrong with an item goes with it.
   * @param order where each item stood until now; -1 for what is new
   * @param given what is new
   */
  rearrange: (order: readonly number[], given?: Item) => void;
};

/** The messages at the items of a list, at the paths that they have in another order. */
export function messagesInOrder(
  name: string,
  order: readonly number[],
  errors: Record<string, string | undefined>,
): Record<string, string> {
  const moved = Object.entries(errors).flatMap(([path, message]) => {
    const [list, index, ...rest] = path.split('.');
    const now = list === name && index !== undefined ? order.indexOf(Number(index)) : -1;
    return message && now >= 0 ? [[[name, now, ...rest].join('.'), message]] : [];
  });
  return Object.fromEntries(moved);
}
