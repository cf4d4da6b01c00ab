import type { LinesField } from '@/lib/site/fields';
import { ListField } from '../form/list-field';
import { AreaControl } from './area-control';
import type { Place } from './controls';
import { LineControl } from './line-control';
import { listAt } from './list-state';

export function LinesControl(place: Place & { field: LinesField }) {
  const { label, itemName, hint, isLong, maximum, maximumItems } = place.field;
  return (
    <ListField<string>
      list={listAt(place)}
      label={label}
      itemName={itemName}
      empty=""
      maximum={maximumItems}
      hint={hint}
    >
      {({ index, text }) => {
        const control = { ...text(), label: `${itemName} ${index + 1}` };
        return isLong ? (
          <AreaControl {...control} maximum={maximum} />
        ) : (
          <LineControl {...control} field={{ kind: 'line', label, maximum }} />
        );
      }}
    </ListField>
  );
}
