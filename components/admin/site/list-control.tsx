import { emptyItem } from '@/lib/site/complete';
import type { ListField as ListOf } from '@/lib/site/fields';
import { formValues } from '@/lib/site/form-values';
import { ListField } from '../form/list-field';
import type { Places } from './controls';
import { listAt } from './list-state';

type Item = Record<string, unknown>;

export function ListControl({ field, each, ...place }: Places & { field: ListOf }) {
  const { path, messages } = place;
  const list = listAt<Item>({ ...place, field });
  return (
    <ListField<Item>
      list={list}
      label={field.label}
      itemName={field.itemName}
      empty={formValues(field.item, emptyItem(field.item))}
      maximum={field.maximumItems}
      hint={field.hint}
    >
      {({ item, index }) =>
        Object.entries(field.item).map(([name, inner]) =>
          each({
            path: `${path}.${index}.${name}`,
            field: inner,
            value: item[name],
            standard: undefined,
            messages,
            onChange: (value, mended, beside) =>
              list.changeItem(
                index,
                { ...item, ...beside, [name]: value },
                mended.slice(`${path}.${index}.`.length),
              ),
          }),
        )
      }
    </ListField>
  );
}
