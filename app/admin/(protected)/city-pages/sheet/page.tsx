import { SheetImport } from '@/components/admin/city-pages/sheet-import';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { requireAdministrator } from '@/lib/auth';
import { listServiceNames } from '@/lib/cities/admin';
import { nullOnError } from '@/lib/lists/null-on-error';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'City Pages from a Sheet',
    description: 'Bring city pages from a spreadsheet, or take them into one.',
    path: '/admin/city-pages/sheet',
    noindex: true,
  });

export default async function SheetPage() {
  await requireAdministrator();
  const services = await nullOnError('services.not_read', listServiceNames());
  return (
    <>
      <AdminHeading
        title="City Pages from a Sheet"
        subtitle="What a sheet brings are drafts, all of them or none."
      />
      {services ? (
        <SheetImport services={services} />
      ) : (
        <LoadFailure
          text="The services could not be loaded. Please try again."
          retry="/admin/city-pages/sheet"
        />
      )}
    </>
  );
}
