import type { Metadata } from 'next';
import { FindingsView } from '@/components/admin/city-pages/findings-view';
import { requireAdministrator } from '@/lib/auth';
import { listDoorwayFindings } from '@/lib/doorway';
import { orNull } from '@/lib/reading';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = pageMetadata({
  title: 'City Pages',
  description: 'City pages that search engines are not shown, and why.',
  path: '/admin/city-pages',
  noindex: true,
});

export default async function CityPagesPage() {
  await requireAdministrator();
  return <FindingsView findings={await orNull('city_pages.not_read', listDoorwayFindings())} />;
}
