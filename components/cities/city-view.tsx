import { Closing } from '@/components/services/closing';
import type { CityPageTexts } from '@/content/city-pages';
import type { CityPageFacts } from '@/lib/cities/page-facts';
import type { CityPage, CoveredCity } from '@/lib/cities/schema';
import type { ServiceLink } from '@/lib/services/link';
import type { CityService } from '@/lib/services/schema';
import { CityContact, type ContactSettings } from './city-contact';
import { CityHero } from './city-hero';
import { CityIntro } from './city-intro';
import { CitySections } from './city-sections';
import { FallbackNotice } from './fallback-notice';

type CityViewProps = {
  /** With the service and the city filled in. */
  texts: CityPageTexts;
  brand: string;
  service: CityService;
  services: readonly ServiceLink[];
  slug: string;
  page: CityPage;
  facts: CityPageFacts;
  covered: CoveredCity | null;
  otherCities: readonly CoveredCity[];
  contact: ContactSettings;
};

/** A service in a city, from its head to the closing (specification, section 2.7). */
export function CityView({
  texts,
  brand,
  service,
  services,
  slug,
  page,
  facts,
  covered,
  otherCities,
  contact,
}: CityViewProps) {
  const benefits = page.servicesOffered.length > 0 ? page.servicesOffered : texts.benefits.items;
  const without = [benefits.length === 0 && 'benefits', page.questions.length === 0 && 'faq'].filter(
    (id) => id !== false,
  );
  return (
    <>
      <CityHero texts={texts} service={service} slug={slug} page={page} facts={facts} />
      {page.isFallback && <FallbackNotice text={texts.generic} />}
      <CityIntro sections={texts.sections} paragraphs={page.intro} without={without} />
      <CitySections {...{ texts, brand, benefits, service, services, page, otherCities, covered }} />
      <CityContact copy={texts.contact} service={service} services={services} city={page.city} {...contact} />
      <Closing {...texts.closing} href="#contact" />
    </>
  );
}
