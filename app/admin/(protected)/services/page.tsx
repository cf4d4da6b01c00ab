import { ServicesView } from '@/components/admin/services/services-view';
import { requireAdministrator } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listAdminServices } from '@/lib/services/admin';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Services',
    description: 'What the agency sells.',
    path: '/admin/services',
    noindex: true,
  });

export default async function ServicesPage() {
  await requireAdministrator();
  return <ServicesView services={await nullOnError('services.not_read', listAdminServices())} />;
}
