import { type GridLink, LinkGrid } from '@/components/layout/link-grid';
import { SectionHeading } from '@/components/layout/section-heading';
import type { CityPageTexts } from '@/content/city-pages';

type RelatedPagesProps = {
  texts: CityPageTexts;
  service: string;
  city: string;
  cities: readonly GridLink[];
  services: readonly GridLink[];
};

export function RelatedPages({ texts, service, city, cities, services }: RelatedPagesProps) {
  return (
    <div className="border-t bg-card">
      <div className="container-page section-space grid gap-x-16 gap-y-14 lg:grid-cols-2">
        {cities.length > 0 && (
          <section id="cities" aria-labelledby="cities-heading">
            <SectionHeading id="cities-heading" crumbs={[service, 'Cities']} heading={texts.otherCities} />
            <LinkGrid links={cities} columns={1} />
          </section>
        )}
        <section id="services" aria-labelledby="services-heading">
          <SectionHeading id="services-heading" crumbs={[city, 'Services']} heading={texts.otherServices} />
          <LinkGrid links={services} columns={1} />
        </section>
      </div>
    </div>
  );
}
