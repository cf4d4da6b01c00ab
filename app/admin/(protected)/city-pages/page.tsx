import { FindingsView } from '@/components/admin/city-pages/findings-view';
import { requireAdministrator } from '@/lib/auth';
import { listFindings } from '@/lib/cities/doorway/findings';
import { nullOnError } from '@/lib/lists/null-on-error';
import { parsePageNumber } from '@/lib/lists/paging';
import { firstOf, type Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'City Pages',
    description: 'City pages that search engines are not shown, and why.',
    path: '/admin/city-pages',
    noindex: true,
  });

export default async function CityPagesPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const page = parsePageNumber(firstOf((await searchParams).page)) ?? 1;
  return <FindingsView list={await nullOnError('city_pages.not_read', listFindings(page))} />;
}
