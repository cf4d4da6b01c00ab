import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCount } from '@/components/admin/list/list-count';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { pagesFor } from '@/lib/lists/paging';
import type { RedirectList } from '@/lib/redirects/admin';
import { REDIRECTS_A_PAGE, type RedirectListView, redirectListAddress } from '@/lib/redirects/list-view';
import { NewRedirect } from './new-redirect';
import { RedirectsTable } from './redirects-table';

type RedirectsViewProps = {
  view: RedirectListView;
  /** Null when it could not be read. */
  list: RedirectList | null;
};

const count = new Intl.NumberFormat('en-IN');

export function RedirectsView({ view, list }: RedirectsViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="Redirects"
        subtitle="Old addresses and where they lead. A post or author whose slug changes leaves one by itself."
      />
      <div className="grid gap-6">
        <NewRedirect />
        <ListFilters path="/admin/redirects" values={{ q: view.q }} placeholder="Search addresses..." />
        {list ? (
          <FoundRedirects view={view} list={list} />
        ) : (
          <LoadFailure
            text="The redirects could not be loaded. Please try again."
            retry={redirectListAddress(view)}
          />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundRedirects({ view, list }: { view: RedirectListView; list: RedirectList }) {
  const { redirects, total, page } = list;
  const pages = pagesFor(total, REDIRECTS_A_PAGE);
  return (
    <ListSection label="Redirects">
      <RedirectsTable redirects={redirects} />
      {total === 0 && <p className="rounded-lg border px-6 py-14 text-center">No redirects found.</p>}
      <ListCount text={`Total ${count.format(total)} redirects`} page={page} pages={pages} />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => redirectListAddress({ ...view, page: number })}
      />
    </ListSection>
  );
}
