'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { previewCityPage, saveCityPage } from '@/lib/cities/admin-actions';
import { CITY_PAGES } from '@/lib/cities/admin-list';
import { toEditorCityPage } from '@/lib/cities/admin-row';
import {
  type CityPageFields,
  cityPageFieldsSchema,
  cityPageMaxima,
  type EditorCityPage,
  emptyCityPage,
} from '@/lib/cities/admin-schema';
import { SidePanel } from '../editor/side-panel';
import { AdminForm } from '../form/admin-form';
import { AdminTextField } from '../form/admin-text-field';
import { KeptNotice } from '../form/kept-notice';
import { PagePreview } from '../form/page-preview';
import { keptInTab, useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';
import { FormEnd } from '../history/form-end';
import { useMovedLinks } from '../removal/use-moved-links';
import { fieldLabels } from './field-labels';
import { GuardPanel } from './guard-panel';
import { HeadFields, type SiteNames } from './head-fields';
import { PageLists } from './page-lists';
import { PageState } from './page-state';
import { PlaceFields } from './place-fields';
import { useGuard } from './use-guard';

type CityPageFormProps = {
  /** Null for a new one. */
  page: EditorCityPage | null;
  /** What a new one begins with: a copy of another. */
  copied?: CityPageFields;
  services: readonly string[];
  site: SiteNames;
};

/** The form of a city page, with the guard and the real page beside it. */
export function CityPageForm({ page, copied, services, site }: CityPageFormProps) {
  const router = useRouter();
  const empty = copied ?? emptyCityPage;
  const keeper = useTabDraft(`city-page-draft:${page?.id ?? (copied ? 'copy' : 'new')}`, emptyCityPage);
  const moved = useMovedLinks();
  const form = useAdminForm<CityPageFields, EditorCityPage>({
    ...{ opened: page, empty, schema: cityPageFieldsSchema, keeper },
    async save(fields, expected, stored) {
      const answer = await call(saveCityPage, { id: expected && (stored?.id ?? null), expected, fields });
      const saved = answer.status === 'success' && answer.data.kind === 'saved' ? answer.data.stored : null;
      if (stored?.path && saved?.path) void moved.follow(stored.path, saved.path);
      return answer;
    },
    onSaved(stored, isNew, isTypedInto) {
      toast.success('Success', { description: isNew ? 'City page created.' : 'City page saved.' });
      if (isNew && !isTypedInto) router.push(`${CITY_PAGES}/${stored.id}`);
    },
  });
  const { fields, change, stored } = form;
  const id = stored?.id ?? null;
  const guard = useGuard(id, fields);
  const [beside, setBeside] = useState('guard');

  return (
    <AdminForm form={form} keeping={keptInTab} label="City page">
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <KeptNotice form={form} />
          <PlaceFields form={form} services={services} moved={moved} />
          <PageState form={form} />
          <HeadFields form={form} site={site} />
          <AdminTextField
            {...form.text('intro_paragraph')}
            label={fieldLabels.intro_paragraph}
            rows={14}
            maximum={cityPageMaxima.intro_paragraph}
            hint="An empty line begins a paragraph."
          />
          <PageLists form={form} />
          <label className="flex items-start gap-3">
            <input
              name="is_sample"
              type="checkbox"
              checked={fields.is_sample}
              onChange={({ target }) => change({ is_sample: target.checked })}
              className="mt-0.5 size-5 accent-[var(--rank)]"
            />
            <span>
              <span className="font-medium">The whole page is a sample</span>
              <span className="block text-sm text-muted-foreground">
                On a public host search engines are not shown it.
              </span>
            </span>
          </label>
          <FormEnd
            form={form}
            conflict="Somebody else saved this page meanwhile. Nothing was overwritten."
            gone="Somebody else has deleted this page meanwhile."
            labels={fieldLabels}
            history={id === null ? null : { kind: 'city page', itemId: id, toFields: fieldsOf }}
            save={stored ? 'Save City Page' : 'Create City Page'}
          >
            <ButtonLink variant="outline" href={CITY_PAGES}>
              Back to City Pages
            </ButtonLink>
          </FormEnd>
        </div>
        <SidePanel
          label="Guard and preview"
          chosen={beside}
          onChoose={setBeside}
          tabs={[
            { id: 'guard', name: 'Guard', content: <GuardPanel guard={guard} city={fields.city} /> },
            {
              id: 'preview',
              name: 'Live preview',
              content: <PagePreview keep={previewCityPage} id={id} fields={fields} />,
            },
          ]}
        />
      </div>
    </AdminForm>
  );
}

const fieldsOf = (row: unknown) => toEditorCityPage(row, null).fields;
