import { Faq } from '@/components/layout/faq';
import { Section } from '@/components/layout/section';
import { TitledGrid } from '@/components/layout/titled-grid';
import { TitledRows } from '@/components/layout/titled-rows';
import type { CityPageTexts } from '@/content/city-pages';
import type { TitledText } from '@/content/types';
import { noteOfState } from '@/lib/cities/names';
import type { CityPage, CoveredCity } from '@/lib/cities/schema';
import { fillAllIn } from '@/lib/format/fill-in';
import { routes } from '@/lib/routes';
import { knows, type ServiceLink } from '@/lib/services/link';
import type { CityService } from '@/lib/services/schema';
import { CityTestimonials } from './city-testimonials';
import { Pricing } from './pricing';
import { RelatedPages } from './related-pages';

type CitySectionsProps = {
  texts: CityPageTexts;
  brand: string;
  service: CityService;
  /** Every service, in the order of menus. */
  services: readonly ServiceLink[];
  page: CityPage;
  benefits: readonly TitledText[];
  otherCities: readonly CoveredCity[];
  covered: CoveredCity | null;
};

/** The sections of a city page between its head and its form, in the specified order (specification, section 2.7). */
export function CitySections({
  texts,
  brand,
  service,
  services,
  page,
  benefits,
  otherCities,
  covered,
}: CitySectionsProps) {
  const { slug: ownSlug, name } = service;
  const reasons = service.reasons.length > 0 ? service.reasons : texts.reasons;
  const { city, questions, testimonials } = page;
  const others = services.filter(({ slug }) => slug !== ownSlug);
  const isHere = knows(covered?.services ?? []);
  const here = others.filter(({ slug }) => isHere(slug));
  return (
    <>
      {benefits.length > 0 && (
        <Section id="benefits" crumbs={[name, city]} heading={texts.benefits.heading} split>
          <TitledRows items={benefits} />
        </Section>
      )}
      {reasons.length > 0 && (
        <Section id="why" crumbs={[brand, name]} heading={texts.why} tinted>
          <TitledGrid items={fillAllIn(reasons, { service: name, city })} />
        </Section>
      )}
      <Pricing texts={texts.pricing} service={service} />
      <CityTestimonials texts={texts.testimonials} city={city} service={name} testimonials={testimonials} />
      <Faq id="faq" heading={texts.faq} questions={questions} />
      <RelatedPages
        texts={texts}
        service={name}
        city={city}
        cities={otherCities.map((other) => ({
          name: `${name} in ${other.name}`,
          href: routes.cityPage(ownSlug, other.slug),
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
