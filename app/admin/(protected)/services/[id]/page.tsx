import { notFound } from 'next/navigation';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ServiceForm } from '@/components/admin/services/service-form';
import { ButtonLink } from '@/components/ui/button-link';
import { requireAdministrator } from '@/lib/auth';
import { errorCode, log } from '@/lib/log';
import { absoluteUrl } from '@/lib/routes/url';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { getEditorService } from '@/lib/services/admin';
import { brandOrDefault } from '@/lib/site/identity';
import * as z from '@/lib/validation/zod';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Edit Service',
    description: 'Change what the site says of a service.',
    path: '/admin/services',
    noindex: true,
  });

export default async function EditServicePage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdministrator();
  const { id } = await params;
  if (!z.uuid().safeParse(id).success) notFound();
  const service = await read(id);
  if (service === null) notFound();
  if (service === undefined)
    return (
      <LoadFailure
        text="The service could not be loaded. Please try again."
        retry={`/admin/services/${id}`}
      />
    );
  return (
    <>
      <AdminHeading title="Edit Service" subtitle={service.fields.service_name}>
        {service.path && (
          <ButtonLink href={service.path} variant="outline">
            View page
          </ButtonLink>
        )}
      </AdminHeading>
      <ServiceForm
        service={service}
        site={{ siteName: (await brandOrDefault()).name, origin: absoluteUrl('/') }}
      />
    </>
  );
}

/** Undefined when the database does not answer. */
async function read(id: string) {
  try {
    return await getEditorService(id);
  } catch (error) {
    log.error('service.not_read', { code: errorCode(error) });
    return undefined;
  }
}
