import { AdminHeading } from '@/components/admin/layout/admin-heading';
import { ListFilters } from '@/components/admin/list/list-filters';
import { ListNavigationArea } from '@/components/admin/list/list-navigation';
import { ListSelect } from '@/components/admin/list/list-select';
import { LoadFailure } from '@/components/admin/list/load-failure';
import { PagedList } from '@/components/admin/list/paged-list';
import { ButtonLink } from '@/components/ui/button-link';
import type { CityPageList } from '@/lib/cities/admin';
import {
  CITY_PAGES,
  CITY_PAGES_A_PAGE,
  type CityPageListView,
  cityPageListAddress,
  cityPageStatuses,
  shownStates,
} from '@/lib/cities/admin-list';
import { CityPagesTable } from './city-pages-table';

type CityPagesViewProps = {
  view: CityPageListView;
  /** Null when they could not be read. */
  list: CityPageList | null;
  services: readonly string[];
};

/** All city pages: what state they are in, and whether search engines are shown them. */
export function CityPagesView({ view, list, services }: CityPagesViewProps) {
  const { q, status, service, shown } = view;
  const choices = [
    { value: '', label: 'All services' },
    ...services.map((name) => ({ value: name, label: name })),
  ];
  return (
    <ListNavigationArea>
      <AdminHeading
        title="City Pages"
        subtitle="One service in one city each. Search engines are shown those with enough text of their own."
      >
        <ButtonLink href={`${CITY_PAGES}/sheet`} variant="outline">
          Import or export
        </ButtonLink>
        <ButtonLink href={`${CITY_PAGES}/new`}>New City Page</ButtonLink>
      </AdminHeading>
      <div className="grid grid-cols-1 gap-6">
        <ListFilters
          path={CITY_PAGES}
          values={{ q, status, service, shown }}
          placeholder="Search city, service, state or heading..."
        >
          <ListSelect name="status" label="State" value={status} options={cityPageStatuses} />
          <ListSelect name="service" label="Service" value={service} options={choices} />
          <ListSelect name="shown" label="Search engines" value={shown} options={shownStates} />
        </ListFilters>
        {list ? (
          <FoundPages view={view} list={list} />
        ) : (
          <LoadFailure
            text="The city pages could not be loaded. Please try again."
            retry={cityPageListAddress(view)}
          />
        )}
      </div>
    </ListNavigationArea>
  );
}

function FoundPages({ view, list: { pages, total, page } }: { view: CityPageListView; list: CityPageList }) {
  return (
    <PagedList
      label="City pages"
      noun="city pages"
      pageSize={CITY_PAGES_A_PAGE}
      addressOf={(number) => cityPageListAddress({ ...view, page: number })}
      {...{ total, page }}
    >
      <CityPagesTable pages={pages} />
    </PagedList>
  );
}
