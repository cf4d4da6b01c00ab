import { LinkGrid } from '@/components/layout/link-grid';
import { SectionHeading } from '@/components/layout/section-heading';
import { Pagination } from '@/components/ui/pagination';
import type { LocationsTexts } from '@/content/locations';
import type { CityJumps } from '@/lib/cities/city-counts';
import { type LocationsView, locationsAddress } from '@/lib/cities/locations-address';
import { noteOfState } from '@/lib/cities/names';
import type { CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import type { ServiceLink } from '@/lib/services/link';
import { CityJumpLinks } from './city-jump-links';
import { StatesList } from './states-list';

type LocationsListProps = {
  texts: LocationsTexts;
  view: LocationsView;
  /** The service of the view. */
  of: ServiceLink | null;
  cities: readonly CoveredCity[];
  pages: number;
  jumps: CityJumps;
};

export function LocationsList({ texts, view, of, cities, pages, jumps }: LocationsListProps) {
  const { service } = view;
  const { label, heading, text, ofService } = texts;
  const name = of?.name;
  const addressOf = (page: number) => locationsAddress({ service, page });
  return (
    <>
      <SectionHeading
        id="states-heading"
        crumbs={name ? [name, 'Cities'] : [label]}
        heading={name ? ofService.heading : heading}
        text={text}
      />
      {pages > 1 && (
        <CityJumpLinks {...jumps} state={name ? undefined : cities[0]?.state} addressOf={addressOf} />
      )}
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
      <Pagination page={view.page} pages={pages} addressOf={addressOf} />
    </>
  );
}
