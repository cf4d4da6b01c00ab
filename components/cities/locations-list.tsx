import { LinkGrid } from '@/components/layout/link-grid';
import { SectionHeading } from '@/components/layout/section-heading';
import { Pagination } from '@/components/ui/pagination';
import type { LocationsTexts } from '@/content/locations';
import { type LocationsView, locationsAddress } from '@/lib/cities/locations-address';
import { noteOfState } from '@/lib/cities/names';
import type { CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import type { ServiceLink } from '@/lib/services/link';
import { StatesList } from './states-list';

type LocationsListProps = {
  texts: LocationsTexts;
  view: LocationsView;
  /** The service of the view. */
  of: ServiceLink | null;
  cities: readonly CoveredCity[];
  pages: number;
};

export function LocationsList({ texts, view, of, cities, pages }: LocationsListProps) {
  const { service } = view;
  const { label, heading, text, ofService } = texts;
  const name = of?.name;
  return (
    <>
      <SectionHeading
        id="states-heading"
        crumbs={name ? [name, 'Cities'] : [label]}
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
