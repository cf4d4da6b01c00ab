import { CityPageForm } from '@/components/admin/city-pages/city-page-form';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { requireAdministrator } from '@/lib/auth';
import { getEditorCityPage, listServiceNames } from '@/lib/cities/admin';
import { nullOnError } from '@/lib/lists/null-on-error';
import { firstOf, type Parameters } from '@/lib/lists/parameters';
import { absoluteUrl } from '@/lib/routes/url';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';
import * as z from '@/lib/validation/zod';

export const generateMetadata = () =>
  pageMetadata({
    title: 'New City Page',
    description: 'Write a page about a service in a city.',
    path: '/admin/city-pages/new',
    noindex: true,
  });

export default async function NewCityPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const source = z.uuid().safeParse(firstOf((await searchParams).copy)).data;
  const [services, copied] = await Promise.all([
    nullOnError('services.not_read', listServiceNames()),
    source ? nullOnError('city_pages.not_read', getEditorCityPage(source)) : null,
  ]);
  if (!services || (source && !copied))
    return (
      <LoadFailure
        text="What the form needs could not be loaded. Please try again."
        retry={`/admin/city-pages/new${source ? `?copy=${source}` : ''}`}
      />
    );
  const fields = copied?.fields;
  return (
    <>
      <AdminHeading
        title="New City Page"
        subtitle={
          fields &&
          `A copy of ${fields.service_type} in ${fields.city}: choose another city or service, and write it anew.`
        }
      />
      <CityPageForm
        page={null}
        copied={
          fields && {
            ...fields,
            city: '',
            state: '',
            latitude: '',
            longitude: '',
            status: 'draft',
            publish_at: '',
          }
        }
        services={services}
        site={{ siteName: (await brandOrDefault()).name, origin: absoluteUrl('/') }}
      />
    </>
  );
}
