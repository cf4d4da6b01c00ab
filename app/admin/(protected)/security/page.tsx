import { SecurityView } from '@/components/admin/security/security-view';
import { requireAdministrator } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listEvents } from '@/lib/security/events/admin';
import { readEventListView } from '@/lib/security/events/list-view';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Security',
    description: 'Sign-ins, and what was refused.',
    path: '/admin/security',
    noindex: true,
  });

export default async function SecurityPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const view = readEventListView(await searchParams);
  return <SecurityView view={view} list={await nullOnError('security.not_read', listEvents(view))} />;
}
