import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import type { BinList } from '@/lib/bin/admin';
import { BIN, type BinListView, binAddress } from '@/lib/bin/list-view';
import { BinKind } from './bin-kind';
import { BinTable } from './bin-table';
import { BinTabs } from './bin-tabs';

type BinViewProps = {
  view: BinListView;
  /** Null when it could not be read. */
  list: BinList | null;
};

export function BinView({ view, list }: BinViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="Bin"
        subtitle="What was deleted lies here for 30 days and comes back at its old address."
      />
      <BinTabs current={BIN} />
      <div className="grid grid-cols-1 gap-6">
        <BinKind kind={view.kind} />
        {list ? (
          <FoundEntries view={view} list={list} />
        ) : (
          <LoadFailure text="The bin could not be loaded. Please try again." retry={binAddress(view)} />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundEntries({ view, list: { entries, hasMore } }: { view: BinListView; list: BinList }) {
  const last = entries.at(-1);
  return (
    <ListSection label="Bin">
      <BinTable entries={entries} isFiltered={view.kind !== ''} />
      <nav aria-label="Pages of the bin" className="flex flex-wrap justify-between gap-3">
        {view.before && (
          <ButtonLink data-in-place="" href={binAddress({ ...view, before: '' })} variant="outline">
            Deleted last
          </ButtonLink>
        )}
        {hasMore && last && (
          <ButtonLink
            data-in-place=""
            href={binAddress({ ...view, before: last.id })}
            variant="outline"
            className="ml-auto"
          >
            Deleted earlier
          </ButtonLink>
        )}
      </nav>
    </ListSection>
  );
}
