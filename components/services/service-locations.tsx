import { servicePage } from '@/content/services';
import type { CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import type { ServiceSlug } from '@/lib/services/catalogue';
import { LinkGrid } from './link-grid';
import { Section } from './section';

type ServiceLocationsProps = { service: ServiceSlug; name: string; cities: readonly CoveredCity[] };

/** The cities in which a service has a page; nothing while they cannot be read. */
export function ServiceLocations({ service, name, cities }: ServiceLocationsProps) {
  if (cities.length === 0) return null;
  const { heading, text } = servicePage.locations;
  return (
    <Section id="locations" crumbs={[name, 'Cities']} heading={heading} text={text} tinted>
      <LinkGrid
        links={cities.map((city) => ({
          name: `${name} in ${city.name}`,
          href: routes.cityPage(service, city.slug),
          note: city.state,
        }))}
      />
    </Section>
  );
}
