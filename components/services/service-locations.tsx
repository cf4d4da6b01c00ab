import { LinkGrid } from '@/components/layout/link-grid';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button-link';
import type { ServicePageTexts } from '@/content/services';
import { CITIES_ON_SERVICE_PAGE, locationsAddress } from '@/lib/cities/locations-address';
import { noteOfState } from '@/lib/cities/names';
import type { CoveredCity } from '@/lib/cities/schema';
import { fillIn } from '@/lib/format/fill-in';
import { formatCount } from '@/lib/format/words';
import { routes } from '@/lib/routes';
import type { ServiceLink } from '@/lib/services/link';

export type FirstCities = { cities: readonly CoveredCity[]; total: number };

type ServiceLocationsProps = {
  texts: ServicePageTexts['locations'];
  service: ServiceLink;
  locations: FirstCities;
};

export function ServiceLocations({ texts, service: { slug, name }, locations }: ServiceLocationsProps) {
  const { cities, total } = locations;
  if (cities.length === 0) return null;
  const { heading, text, all } = texts;
  return (
    <Section id="locations" crumbs={[name, 'Cities']} heading={heading} text={text} tinted>
      <LinkGrid
        links={cities.map((city) => ({
          name: `${name} in ${city.name}`,
          href: routes.cityPage(slug, city.slug),
          note: noteOfState(city),
        }))}
      />
      {total > CITIES_ON_SERVICE_PAGE && (
        <ButtonLink href={locationsAddress({ service: slug, page: 1 })} variant="outline" className="mt-10">
          {fillIn(all, { service: name, count: formatCount(total) })}
        </ButtonLink>
      )}
    </Section>
  );
}
