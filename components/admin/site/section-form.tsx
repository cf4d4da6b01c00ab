'use client';

import { useMemo } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { call } from '@/lib/action/call';
import type { Stored } from '@/lib/action/save-answer';
import { toast } from '@/lib/browser/toast';
import type { FillValues } from '@/lib/format/fill-in';
import { saveSection } from '@/lib/site/admin-actions';
import { complete } from '@/lib/site/complete';
import type { Fields } from '@/lib/site/fields';
import { formValues } from '@/lib/site/form-values';
import { fieldsSchema } from '@/lib/site/value-schema';
import { AdminForm } from '../form/admin-form';
import { KeptNotice } from '../form/kept-notice';
import { keptInTab, useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';
import { FormEnd } from '../history/form-end';
import { FieldControl } from './field-control';
import { NamesToUse } from './names-to-use';
import { type Snippet, SnippetPreview } from './snippet-preview';

type Values = Record<string, unknown>;

export type SectionFormProps = {
  name: string;
  title: string;
  /** A page that shows it. */
  page: string;
  fields: Fields;
  defaults: Values;
  stored: Stored<Values>;
  /** What texts may name; null where they name nothing. */
  values: FillValues | null;
  /** What search results show of it; null where that is nothing. */
  snippet: Snippet | null;
};

/** Edits any section of the site by what is said of its fields. */
export function SectionForm(props: SectionFormProps) {
  const { name, title, page, fields, defaults, stored, values, snippet } = props;
  const standard = formValues(fields, defaults);
  const asTyped = ({ updatedAt, fields: read }: Stored<Values>) => ({
    updatedAt,
    fields: formValues(fields, read),
  });
  const schema = useMemo(
    () => fieldsSchema(fields, Object.keys(values ?? {})).transform((read) => formValues(fields, read)),
    [fields, values],
  );
  const keeper = useTabDraft<Values>(`site-section:${name}`, standard);
  const form = useAdminForm<Values, Stored<Values>>({
    ...{ opened: asTyped(stored), empty: standard, schema, keeper },
    async save(typed, expected) {
      const result = await call(saveSection, { name, fields: typed, expected });
      if (result.status !== 'success' || result.data.kind === 'gone') return result;
      const { data } = result;
      return {
        ...result,
        data:
          data.kind === 'saved'
            ? { ...data, stored: asTyped(data.stored) }
            : { ...data, theirs: asTyped(data.theirs) },
      };
    },
    onSaved: () => toast.success('Success', { description: `${title} saved: every page says so now.` }),
  });
  const labels = Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label]));

  return (
    <AdminForm form={form} keeping={keptInTab} label={title} className="grid max-w-3xl grid-cols-1 gap-5">
      <KeptNotice form={form} />
      {values && <NamesToUse values={values} />}
      {Object.entries(fields).map(([field, description]) => (
        <FieldControl
          key={field}
          path={field}
          field={description}
          value={form.fields[field]}
          standard={standard[field]}
          messages={form.errors}
          onChange={(value, mended, beside) => form.change({ ...beside, [field]: value }, [mended])}
        />
      ))}
      {snippet && <SnippetPreview snippet={snippet} path={page} fields={form.fields} values={values ?? {}} />}
      <FormEnd
        form={form}
        conflict="Somebody else saved this meanwhile. Nothing was overwritten."
        labels={labels}
        history={{
          ...{ kind: 'site section', itemId: name },
          toFields: (row) => formValues(fields, complete(fields, defaults, fieldsIn(row))),
        }}
        save="Save"
      >
        <ButtonLink variant="outline" href={page} data-new-tab target="_blank">
          See it on the page
        </ButtonLink>
      </FormEnd>
    </AdminForm>
  );
}

const fieldsIn = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'fields' in row ? row.fields : null;
