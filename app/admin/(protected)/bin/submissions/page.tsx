import { DeletedView } from '@/components/admin/submissions/deleted-view';
import { requireAdministrator } from '@/lib/auth';
import { nullOnError } from '@/lib/lists/null-on-error';
import type { Parameters } from '@/lib/lists/parameters';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listDeleted } from '@/lib/submissions/admin';
import { DELETED, readView } from '@/lib/submissions/filters';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Deleted Submissions',
    description: 'Submissions that were deleted and can be restored.',
    path: DELETED,
    noindex: true,
  });

export default async function DeletedPage({ searchParams }: { searchParams: Promise<Parameters> }) {
  await requireAdministrator();
  const { page } = await searchParams;
  return <DeletedView list={await nullOnError('submissions.not_read', listDeleted(readView({ page })))} />;
}
