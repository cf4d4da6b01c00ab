import { RedirectsView } from '@/components/admin/redirects/redirects-view';
import { requireAdministrator } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { listRedirects } from '@/lib/redirects/admin';
import { readRedirectListView } from '@/lib/redirects/list-view';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Redirects',
    description: 'Old addresses of the site and where they lead.',
    path: '/admin/redirects',
    noindex: true,
  });

export default async function RedirectsPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const view = readRedirectListView(await searchParams);
  return <RedirectsView view={view} list={await nullOnError('redirects.not_read', listRedirects(view))} />;
}
