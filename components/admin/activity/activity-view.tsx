import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { ListTable } from '@/components/admin/list/list-table';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { ButtonLink } from '@/components/ui/button-link';
import type { ActivityList } from '@/lib/activity/admin';
import { type ActivityListView, activityAddress } from '@/lib/activity/list-view';
import { ActivityFilters } from './activity-filters';
import { ActivityRow } from './activity-row';

type ActivityViewProps = {
  view: ActivityListView;
  /** Null when it could not be read. */
  list: ActivityList | null;
};

const COLUMNS = ['What', 'Change', 'Who', 'When'];

export function ActivityView({ view, list }: ActivityViewProps) {
  return (
    <ListNavigationArea>
      <AdminHeading
        title="Activity"
        subtitle="Every change of the last year: who, what, when, before and after. Enquiries have a history of their own."
      >
        <ButtonLink href="/admin/bin" variant="outline">
          Bin
        </ButtonLink>
      </AdminHeading>
      <div className="grid grid-cols-1 gap-6">
        <ActivityFilters view={view} people={list?.people ?? []} />
        {list ? (
          <FoundEntries view={view} list={list} />
        ) : (
          <LoadFailure
            text="The activity could not be loaded. Please try again."
            retry={activityAddress(view)}
          />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundEntries({ view, list: { entries, hasMore } }: { view: ActivityListView; list: ActivityList }) {
  const last = entries.at(-1);
  return (
    <ListSection label="Changes">
      {entries.length > 0 ? (
        <ListTable caption="Changes, the latest first" columns={COLUMNS}>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} view={view} />
          ))}
        </ListTable>
      ) : (
        <p className="rounded-lg border px-6 py-14 text-center">No changes found.</p>
      )}
      <nav aria-label="Pages of the activity" className="flex flex-wrap justify-between gap-3">
        {view.before && (
          <ButtonLink data-in-place="" href={activityAddress({ ...view, before: null })} variant="outline">
            The latest
          </ButtonLink>
        )}
        {hasMore && last && (
          <ButtonLink
            data-in-place=""
            href={activityAddress({ ...view, before: last.id })}
            variant="outline"
            className="ml-auto"
          >
            Older changes
          </ButtonLink>
        )}
      </nav>
    </ListSection>
  );
}
