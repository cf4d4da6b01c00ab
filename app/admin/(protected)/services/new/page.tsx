import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ServiceForm } from '@/components/admin/services/service-form';
import { requireAdministrator } from '@/lib/auth';
import { absoluteUrl } from '@/lib/routes/url';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';

export const generateMetadata = () =>
  pageMetadata({
    title: 'New Service',
    description: 'Add something that the agency sells.',
    path: '/admin/services/new',
    noindex: true,
  });

export default async function NewServicePage() {
  await requireAdministrator();
  return (
    <>
      <AdminHeading title="New Service" />
      <ServiceForm
        service={null}
        site={{ siteName: (await brandOrDefault()).name, origin: absoluteUrl('/') }}
      />
    </>
  );
}
