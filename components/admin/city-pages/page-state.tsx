import { useId } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import type { CityPageFields, EditorCityPage } from '@/lib/cities/admin-schema';
import { indianDay, shiftDay } from '@/lib/format/dates';
import { AdminField } from '../form/admin-field';
import { Field, fieldAttributes } from '../form/field';
import type { AdminFormState } from '../form/use-admin-form';
import { fieldLabels } from './field-labels';

const EARLY = 'T09:00';

/** Draft, published, or published by itself at a time. */
export function PageState({ form }: { form: AdminFormState<CityPageFields, EditorCityPage> }) {
  const id = useId();
  const { fields, change, errors } = form;
  const today = indianDay(new Date());
  const states = {
    draft: { status: 'draft', publish_at: '' },
    scheduled: { status: 'draft', publish_at: fields.publish_at || shiftDay(today, 1) + EARLY },
    published: { status: 'published', publish_at: '' },
  } as const;
  const state = fields.status === 'draft' && fields.publish_at !== '' ? 'scheduled' : fields.status;
  return (
    <>
      <Field id={id} label={fieldLabels.status} error={errors.status}>
        <NativeSelect
          {...fieldAttributes(id, { error: errors.status })}
          value={state}
          onChange={({ target }) => change(states[target.value as keyof typeof states])}
        >
          <option value="draft">Draft: visitors find no such page</option>
          <option value="scheduled">Scheduled: published by itself</option>
          <option value="published">Published</option>
        </NativeSelect>
      </Field>
      {(state === 'scheduled' || errors.publish_at) && (
        <AdminField
          {...form.text('publish_at')}
          label={fieldLabels.publish_at}
          type="datetime-local"
          min={`${today}T00:00`}
          hint="India time."
        />
      )}
    </>
  );
}
