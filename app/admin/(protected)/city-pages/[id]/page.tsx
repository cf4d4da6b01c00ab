import { notFound } from 'next/navigation';
import { CityPageForm } from '@/components/admin/city-pages/city-page-form';
import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import { requireAdministrator } from '@/lib/auth';
import { getEditorCityPage, listServiceNames } from '@/lib/cities/admin';
import { errorCode, log } from '@/lib/log';
import { absoluteUrl } from '@/lib/routes/url';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { brandOrDefault } from '@/lib/site/identity';
import * as z from '@/lib/validation/zod';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Edit City Page',
    description: 'Change a page about a service in a city.',
    path: '/admin/city-pages',
    noindex: true,
  });

export default async function EditCityPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdministrator();
  const { id } = await params;
  if (!z.uuid().safeParse(id).success) notFound();
  const read = await readForForm(id);
  if (read === undefined)
    return (
      <LoadFailure
        text="The city page could not be loaded. Please try again."
        retry={`/admin/city-pages/${id}`}
      />
    );
  const { page, services } = read;
  if (!page) notFound();
  return (
    <>
      <AdminHeading title="Edit City Page" subtitle={`${page.fields.service_type} in ${page.fields.city}`}>
        {page.path && (
          <ButtonLink href={page.path} variant="outline">
            View page
          </ButtonLink>
        )}
      </AdminHeading>
      <CityPageForm
        page={page}
        services={services}
        site={{ siteName: (await brandOrDefault()).name, origin: absoluteUrl('/') }}
      />
    </>
  );
}

/** Undefined when the database does not answer. */
async function readForForm(id: string) {
  try {
    const [page, services] = await Promise.all([getEditorCityPage(id), listServiceNames()]);
    return { page, services };
  } catch (error) {
    log.error('city_page.not_read', { code: errorCode(error) });
    return undefined;
  }
}
