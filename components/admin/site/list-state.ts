import type { ListState } from '../form/list-state';
import type { Place } from './controls';

/** A list that stands anywhere in a section, as `ListField` wants it. */
export function listAt<Item>({ path, value, messages, onChange }: Place): ListState<Item> {
  const items = (Array.isArray(value) ? value : []) as Item[];
  return {
    ...{ name: path, items, errors: messages },
    changeItem(index, item, field) {
      onChange(items.with(index, item), [path, index, ...(field ? [field] : [])].join('.'));
    },
    rearrange(order, given) {
      const arranged = order.map((from) => items[from] ?? given).filter((item) => item !== undefined);
      onChange(arranged, path);
    },
  };
}
