import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCount } from '@/components/admin/list/list-count';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import { Pagination } from '@/components/ui/pagination';
import { pagesFor } from '@/lib/lists/paging';
import { formatTotal } from '@/lib/lists/total';
import { routes } from '@/lib/routes';
import type { SubmissionPage } from '@/lib/submissions/admin';
import { DELETED, deletedAddress, PAGE_SIZE } from '@/lib/submissions/filters';
import { BinTabs } from '../bin/bin-tabs';
import { DeletedTable } from './deleted-table';

/** What was deleted and can still be restored; `list` is null when it could not be read. */
export function DeletedView({ list }: { list: SubmissionPage | null }) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="Bin"
        subtitle="Each goes for good 30 days after it was deleted. Until then it can be restored."
      >
        <ButtonLink href={routes.admin} variant="outline">
          Back to the submissions
        </ButtonLink>
      </AdminHeading>
      <BinTabs current={DELETED} />
      {list ? (
        <FoundDeleted list={list} />
      ) : (
        <LoadFailure
          text="The deleted submissions could not be loaded. Please try again."
          retry={deletedAddress(1)}
        />
      )}
    </ListNavigationArea>
  );
}

function FoundDeleted({ list: { submissions, total, page } }: { list: SubmissionPage }) {
  const pages = pagesFor(total, PAGE_SIZE);
  return (
    <ListSection label="Deleted submissions">
      <ListCount text={`${formatTotal(total)} deleted submissions`} page={page} pages={pages} />
      {total > 0 && <DeletedTable submissions={submissions} />}
      <Pagination page={page} pages={pages} addressOf={deletedAddress} />
    </ListSection>
  );
}
