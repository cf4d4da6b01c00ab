import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { PagedList } from '@/components/admin/list/paged-list';
import type { RedirectList } from '@/lib/redirects/admin';
import { REDIRECTS_A_PAGE, type RedirectListView, redirectListAddress } from '@/lib/redirects/list-view';
import { NewRedirect } from './new-redirect';
import { RedirectsTable } from './redirects-table';

type RedirectsViewProps = {
  view: RedirectListView;
  /** Null when it could not be read. */
  list: RedirectList | null;
};

export function RedirectsView({ view, list }: RedirectsViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="Redirects"
        subtitle="Old addresses and where they lead. A page whose address changes leaves one by itself."
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

function FoundRedirects({
  view,
  list: { redirects, total, page },
}: {
  view: RedirectListView;
  list: RedirectList;
}) {
  return (
    <PagedList
      label="Redirects"
      noun="redirects"
      pageSize={REDIRECTS_A_PAGE}
      addressOf={(number) => redirectListAddress({ ...view, page: number })}
      {...{ total, page }}
    >
      <RedirectsTable redirects={redirects} />
    </PagedList>
  );
}
