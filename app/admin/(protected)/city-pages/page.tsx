import { CityPagesView } from '@/components/admin/city-pages/city-pages-view';
import { requireAdministrator } from '@/lib/auth';
import { listAdminCityPages, listServiceNames } from '@/lib/cities/admin';
import { readCityPageListView } from '@/lib/cities/admin-list';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'City Pages',
    description: 'City pages, their state, and which of them search engines are not shown, and why.',
    path: '/admin/city-pages',
    noindex: true,
  });

export default async function CityPagesPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const view = readCityPageListView(await searchParams);
  const [list, services] = await Promise.all([
    nullOnError('city_pages.not_read', listAdminCityPages(view)),
    nullOnError('services.not_read', listServiceNames()),
  ]);
  return <CityPagesView view={view} list={list} services={services ?? []} />;
}
