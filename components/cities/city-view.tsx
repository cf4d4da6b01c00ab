import { Closing } from '@/components/services/closing';
import type { ServiceSlug } from '@/content/catalogue';
import { cityPageCopy } from '@/content/city-pages';
import type { CityPageFacts } from '@/lib/cities/page-facts';
import type { CityPage, CoveredCity } from '@/lib/cities/schema';
import { CityContact, type ContactSettings } from './city-contact';
import { CityHero } from './city-hero';
import { CityIntro } from './city-intro';
import { CitySections } from './city-sections';
import { FallbackNotice } from './fallback-notice';

type CityViewProps = {
  service: ServiceSlug;
  slug: string;
  page: CityPage;
  facts: CityPageFacts;
  covered: CoveredCity | null;
  otherCities: readonly CoveredCity[];
  contact: ContactSettings;
};

/** A service in a city, from its head to the closing (specification, section 2.7). */
export function CityView({ service, slug, page, facts, covered, otherCities, contact }: CityViewProps) {
  return (
    <>
      <CityHero service={service} slug={slug} page={page} facts={facts} />
      {page.isFallback && <FallbackNotice text={cityPageCopy.generic(facts.serviceTitle, page.city)} />}
      <CityIntro paragraphs={page.intro} hasQuestions={page.questions.length > 0} />
      <CitySections service={service} page={page} otherCities={otherCities} covered={covered} />
      <CityContact service={service} city={page.city} {...contact} />
      <Closing {...cityPageCopy.closing(page.city)} />
    </>
  );
}
