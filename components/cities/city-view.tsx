import { LinkGrid } from '@/components/services/link-grid';
import { Section } from '@/components/services/section';
import { TitledGrid } from '@/components/services/titled-grid';
import { Faq } from '@/components/ui/faq';
import { cityPageCopy, defaultBenefits, reasonsFor } from '@/content/city-pages';
import type { CityPage, CoveredCity } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import { type ServiceSlug, serviceName, services } from '@/lib/services/catalogue';
import { CityTestimonials } from './city-testimonials';
import { Pricing } from './pricing';

type CityViewProps = {
  service: ServiceSlug;
  page: CityPage;
  /** Other cities that have a page for this service. */
  otherCities: readonly CoveredCity[];
  /** This city, if it has pages. */
  covered?: CoveredCity;
};

/** The sections of a city page between its head and its form, in the specified order (section 2.7). */
export function CityView({ service, page, otherCities, covered }: CityViewProps) {
  const name = serviceName(service);
  const { city, servicesOffered, questions, testimonials } = page;
  const benefits = servicesOffered.length > 0 ? servicesOffered : defaultBenefits(name, city);
  const others = services.filter(({ slug }) => slug !== service);
  return (
    <>
      <Section id="benefits" crumbs={[name, city]} heading={cityPageCopy.benefits(name, city)}>
        <TitledGrid items={benefits} />
      </Section>
      <Section id="why" crumbs={['Marigold Search', name]} heading={cityPageCopy.why} tinted>
        <TitledGrid items={reasonsFor(service, city)} />
      </Section>
      <Pricing service={service} />
      <CityTestimonials city={city} service={name} testimonials={testimonials} />
      {questions.length > 0 && <Faq id="faq" heading={cityPageCopy.faq(name, city)} questions={questions} />}
      {otherCities.length > 0 && (
        <Section id="cities" crumbs={[name, 'Cities']} heading={cityPageCopy.otherCities(name)} tinted>
          <LinkGrid
            links={otherCities.map((other) => ({
              name: `${name} in ${other.name}`,
              href: routes.cityPage(service, other.slug),
              note: other.state,
            }))}
          />
        </Section>
      )}
      <Section id="services" crumbs={[city, 'Services']} heading={cityPageCopy.otherServices(city)}>
        <LinkGrid
          links={others.map(({ slug, name: other }) =>
            covered?.services.includes(slug)
              ? { name: `${other} in ${city}`, href: routes.cityPage(slug, covered.slug) }
              : { name: other, href: routes.service(slug) },
          )}
        />
      </Section>
    </>
  );
}
