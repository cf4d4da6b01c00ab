import { Faq } from '@/components/layout/faq';
import { Section } from '@/components/layout/section';
import { TitledGrid } from '@/components/layout/titled-grid';
import { TitledRows } from '@/components/layout/titled-rows';
import { type ServiceSlug, services } from '@/content/catalogue';
import { type CityPageTexts, reasonsFor } from '@/content/city-pages';
import type { PriceList } from '@/content/pricing';
import type { TitledText } from '@/content/types';
import { noteOfState } from '@/lib/cities/names';
import type { CityPage, CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import { serviceName } from '@/lib/services/catalogue';
import { CityTestimonials } from './city-testimonials';
import { Pricing } from './pricing';
import { RelatedPages } from './related-pages';

type CitySectionsProps = {
  texts: CityPageTexts;
  prices: PriceList | null;
  brand: string;
  service: ServiceSlug;
  page: CityPage;
  benefits: readonly TitledText[];
  otherCities: readonly CoveredCity[];
  covered: CoveredCity | null;
};

/** The sections of a city page between its head and its form, in the specified order (specification, section 2.7). */
export function CitySections({
  texts,
  prices,
  brand,
  service,
  page,
  benefits,
  otherCities,
  covered,
}: CitySectionsProps) {
  const name = serviceName(service);
  const { city, questions, testimonials } = page;
  const others = services.filter(({ slug }) => slug !== service);
  const here = others.filter(({ slug }) => covered?.services.includes(slug));
  return (
    <>
      {benefits.length > 0 && (
        <Section id="benefits" crumbs={[name, city]} heading={texts.benefits.heading} split>
          <TitledRows items={benefits} />
        </Section>
      )}
      <Section id="why" crumbs={[brand, name]} heading={texts.why} tinted>
        <TitledGrid items={reasonsFor(service, city)} />
      </Section>
      <Pricing texts={texts.pricing} service={service} prices={prices} />
      <CityTestimonials texts={texts.testimonials} city={city} service={name} testimonials={testimonials} />
      <Faq id="faq" heading={texts.faq} questions={questions} />
      <RelatedPages
        texts={texts}
        service={name}
        city={city}
        cities={otherCities.map((other) => ({
          name: `${name} in ${other.name}`,
          href: routes.cityPage(service, other.slug),
          note: noteOfState(other),
        }))}
        services={
          covered && here.length > 0
            ? here.map((other) => ({
                name: `${other.name} in ${city}`,
                href: routes.cityPage(other.slug, covered.slug),
              }))
            : others.map((other) => ({ name: other.name, href: routes.service(other.slug) }))
        }
      />
    </>
  );
}
