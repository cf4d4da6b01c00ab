'use client';

import { useRouter } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button-link';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { previewService, saveService } from '@/lib/services/admin-actions';
import { toEditorService } from '@/lib/services/admin-row';
import {
  type EditorService,
  emptyService,
  type ServiceFields,
  serviceFieldsSchema,
} from '@/lib/services/admin-schema';
import { AdminForm } from '../form/admin-form';
import { KeptNotice } from '../form/kept-notice';
import { PagePreview } from '../form/page-preview';
import { keptInTab, useTabDraft } from '../form/tab-draft';
import { useAdminForm } from '../form/use-admin-form';
import { FormEnd } from '../history/form-end';
import { useMovedLinks } from '../removal/use-moved-links';
import { fieldLabels } from './field-labels';
import { HeadGroup, nameOfService, type SiteNames } from './head-group';
import { PageGroups } from './page-groups';

const SERVICES = '/admin/services';
const FOLLOWS = 'It has many city pages: they work all the time, and carry what is new within some minutes.';
const fieldsOf = (row: unknown) => toEditorService(Object(row)).fields;

/** Creates a service when given none. */
export function ServiceForm({ service, site }: { service: EditorService | null; site: SiteNames }) {
  const router = useRouter();
  const keeper = useTabDraft(`service-draft:${service?.id ?? 'new'}`, emptyService);
  const moved = useMovedLinks();
  const form = useAdminForm<ServiceFields, EditorService>({
    ...{ opened: service, empty: emptyService, schema: serviceFieldsSchema, keeper },
    async save(fields, expected, stored) {
      const answer = await call(saveService, { id: expected && (stored?.id ?? null), expected, fields });
      const saved = answer.status === 'success' && answer.data.kind === 'saved' ? answer.data.stored : null;
      if (stored?.path && saved?.path) void moved.follow(stored.path, saved.path);
      return answer;
    },
    onSaved({ id, isFollowed }, isNew, isTypedInto) {
      const follows = isFollowed ? ` ${FOLLOWS}` : '';
      toast.success('Success', { description: isNew ? 'Service created.' : `Service saved.${follows}` });
      if (isNew && !isTypedInto) router.push(`${SERVICES}/${id}`);
    },
  });
  const { fields, stored } = form;
  return (
    <AdminForm form={form} onTyped={nameOfService(form).takeTyped} keeping={keptInTab} label="Service">
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <KeptNotice form={form} />
          <HeadGroup form={form} site={site} moved={moved} />
          <PageGroups form={form} />
          <FormEnd
            form={form}
            conflict="Somebody else saved this service meanwhile. Nothing was overwritten."
            gone="Somebody else has deleted this service meanwhile."
            labels={fieldLabels}
            history={stored && { kind: 'service', itemId: stored.id, toFields: fieldsOf }}
            save={stored ? 'Save Service' : 'Create Service'}
          >
            <ButtonLink variant="outline" href={SERVICES}>
              Back to Services
            </ButtonLink>
          </FormEnd>
        </div>
        <section aria-labelledby="service-preview" className="min-w-0 xl:sticky xl:top-6 xl:self-start">
          <h2 id="service-preview" className="mb-3 font-semibold">
            Live preview
          </h2>
          <PagePreview keep={previewService} id={stored?.id ?? null} fields={fields} />
        </section>
      </div>
    </AdminForm>
  );
}
