import {
  type EditorService,
  type ServiceFields,
  type ServiceItems,
  serviceMaxima,
} from '@/lib/services/admin-schema';
import { AdminField } from '../form/admin-field';
import { AdminTextField } from '../form/admin-text-field';
import { ListField } from '../form/list-field';
import type { AdminFormState } from '../form/use-admin-form';
import { fieldLabels } from './field-labels';

export type ServiceForm = AdminFormState<ServiceFields, EditorService>;
type ItemListProps = { form: ServiceForm; name: ServiceItems; itemName: string; hint?: string };

/** A list of titled texts. */
export function ItemList({ form, name, itemName, hint }: ItemListProps) {
  return (
    <ListField
      list={form.list(name)}
      label={fieldLabels[name]}
      empty={{ title: '', description: '' }}
      maximum={serviceMaxima[name]}
      {...{ itemName, hint }}
    >
      {({ text }) => (
        <>
          <AdminField {...text('title')} label="Title" />
          <AdminTextField {...text('description')} label="Text" rows={3} maximum={serviceMaxima.item} />
        </>
      )}
    </ListField>
  );
}
