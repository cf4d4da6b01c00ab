import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListCount } from '@/components/admin/list/list-count';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSection } from '@/components/admin/list/list-section';
import { ListSelect } from '@/components/admin/list/list-select';
import { ListTable } from '@/components/admin/list/list-table';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { pagesFor } from '@/lib/lists/paging';
import type { EventList } from '@/lib/security/events/admin';
import { eventKinds } from '@/lib/security/events/kinds';
import { EVENTS_A_PAGE, type EventListView, eventListAddress } from '@/lib/security/events/list-view';
import { EventRow } from './event-row';

type SecurityViewProps = {
  view: EventListView;
  /** Null when it could not be read. */
  list: EventList | null;
};

const COLUMNS = ['Event', 'Last time', 'Times', 'Account', 'Address', 'Request'];
const kinds = [{ value: '', label: 'All events' }, ...eventKinds];
const count = new Intl.NumberFormat('en-IN');

export function SecurityView({ view, list }: SecurityViewProps) {
  const { q, kind } = view;
  return (
    <ListNavigationArea>
      <AdminHeading
        title="Security"
        subtitle="Sign-ins and refusals of the last 90 days. Addresses are stored as a code that cannot be turned back; the same address has the same code."
      />
      <div className="grid gap-6">
        <ListFilters
          path="/admin/security"
          values={{ q, kind }}
          placeholder="Search accounts, codes and requests..."
        >
          <ListSelect name="kind" label="Event" value={kind} options={kinds} />
        </ListFilters>
        {list ? (
          <FoundEvents view={view} list={list} />
        ) : (
          <LoadFailure
            text="The events could not be loaded. Please try again."
            retry={eventListAddress(view)}
          />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundEvents({ view, list: { events, total, page } }: { view: EventListView; list: EventList }) {
  const pages = pagesFor(total, EVENTS_A_PAGE);
  return (
    <ListSection label="Security events">
      <ListCount text={`${count.format(total)} events found`} page={page} pages={pages} />
      {events.length > 0 && (
        <ListTable caption="Security events, the latest first" columns={COLUMNS}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ListTable>
      )}
      <Pagination
        page={page}
        pages={pages}
        addressOf={(number) => eventListAddress({ ...view, page: number })}
      />
    </ListSection>
  );
}
