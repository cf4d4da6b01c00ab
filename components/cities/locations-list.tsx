import { LinkGrid } from '@/components/layout/link-grid';
import { SectionHeading } from '@/components/layout/section-heading';
import { Pagination } from '@/components/ui/pagination';
import { locationsPage } from '@/content/locations';
import { type LocationsView, locationsAddress } from '@/lib/cities/locations-address';
import { noteOfState } from '@/lib/cities/names';
import type { CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import type { ServiceLink } from '@/lib/services/link';
import { StatesList } from './states-list';

type LocationsListProps = {
  view: LocationsView;
  /** The service of the view. */
  of: ServiceLink | null;
  cities: readonly CoveredCity[];
  pages: number;
};

export function LocationsList({ view, of, cities, pages }: LocationsListProps) {
  const { service } = view;
  const { crumbs, heading, text, ofService } = locationsPage;
  const name = of?.name;
  return (
    <>
      <SectionHeading
        id="states-heading"
        crumbs={name ? [name, 'Cities'] : crumbs}
        heading={name ? ofService.heading : heading}
        text={text}
      />
      {service ? (
        <div className="mt-10">
          <LinkGrid
            links={cities.map((city) => ({
              name: `${name} in ${city.name}`,
              href: routes.cityPage(service, city.slug),
              note: noteOfState(city),
            }))}
          />
        </div>
      ) : (
        <StatesList cities={cities} />
      )}
      <Pagination page={view.page} pages={pages} addressOf={(page) => locationsAddress({ service, page })} />
    </>
  );
}
