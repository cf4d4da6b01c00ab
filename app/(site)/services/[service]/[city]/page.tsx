import type { Metadata } from 'next';
import { CityContact } from '@/components/cities/city-contact';
import { CityDrawing } from '@/components/cities/city-drawing';
import { CityIntro } from '@/components/cities/city-intro';
import { CityView } from '@/components/cities/city-view';
import { FallbackNotice } from '@/components/cities/fallback-notice';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { MissingPageView } from '@/components/layout/missing-page';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { ButtonLink } from '@/components/ui/button-link';
import { cityDrawings } from '@/content/city-drawings';
import { cityPageCopy } from '@/content/city-pages';
import { findCoveredCities, getCityPage, getCoveredCity } from '@/lib/cities';
import { isCitySlug, primaryCitySlug } from '@/lib/cities/city-slug';
import { cityCover } from '@/lib/cities/cover';
import { placeName } from '@/lib/cities/names';
import { cityPageFacts, RELATED_CITIES } from '@/lib/cities/page-facts';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { showsSamples } from '@/lib/routes/url';
import { businessFacts } from '@/lib/search/seo/business';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { missingMetadata, pageMetadata } from '@/lib/search/seo/metadata';
import { serviceId, serviceNode } from '@/lib/search/seo/service';
import { isServiceSlug } from '@/lib/services/catalogue';

type CityPageProps = { params: Promise<{ service: string; city: string }> };

export const revalidate = 300;

/** The cities that are drawn are the large ones; the page of any other is made for its first visitor. */
export async function generateStaticParams() {
  const cities = await findCoveredCities([...cityDrawings.keys()]);
  return cities.flatMap(({ slug, services }) => services.map((service) => ({ service, city: slug })));
}

async function findPage(params: CityPageProps['params']) {
  const { service, city } = await params;
  if (!isServiceSlug(service) || !isCitySlug(city)) return null;
  const page = await getCityPage(service, city);
  return {
    service,
    slug: primaryCitySlug(city),
    page,
    noindex: !page.isIndexable || (page.isSample && !showsSamples()),
    facts: cityPageFacts(service, primaryCitySlug(city), page),
  };
}

export async function generateMetadata({ params }: CityPageProps): Promise<Metadata> {
  const found = await findPage(params);
  if (!found) return missingMetadata;
  const { title, description, path } = found.facts;
  return pageMetadata({ title, description, path, image: cityCover(found.slug), noindex: found.noindex });
}

export default async function CityServicePage({ params }: CityPageProps) {
  const found = await findPage(params);
  if (!found) {
    const { service, city } = await params;
    return (
      <NotFoundGate>
        <MissingPageView pathname={`/services/${service}/${city}`} />
      </NotFoundGate>
    );
  }
  const { service, slug, page, facts } = found;
  const { crumbs, serviceTitle, h1 } = facts;
  const [covered, cities] = await Promise.all([getCoveredCity(slug), findCoveredCities(RELATED_CITIES)]);
  const related = RELATED_CITIES.flatMap((other) => cities.filter((city) => city.slug === other));
  return (
    <div className="wrap-anywhere">
      <JsonLd
        graph={graph(
          webPage({
            path: facts.path,
            title: facts.title,
            description: facts.description,
            mainEntity: serviceId(facts.path),
            image: cityCover(slug),
          }),
          breadcrumbList(crumbs, facts.path),
          serviceNode({
            path: facts.path,
            name: serviceTitle,
            description: facts.description,
            areaServed: { kind: 'City', name: page.city, within: page.state },
            offers: page.servicesOffered,
          }),
        )}
      />
      <PageHero
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={h1}
        lead={placeName(page.city, page.state)}
        aside={cityDrawings.has(slug) && <CityDrawing slug={slug} city={page.city} />}
      >
        <ButtonLink href="#contact" size="lg">
          {cityPageCopy.consult}
        </ButtonLink>
        <ButtonLink href={routes.service(service)} variant="outline" size="lg">
          {cityPageCopy.about(serviceTitle)}
        </ButtonLink>
      </PageHero>
      {page.isFallback && <FallbackNotice text={cityPageCopy.generic(serviceTitle, page.city)} />}
      <CityIntro paragraphs={page.intro} hasQuestions={page.questions.length > 0} />
      <CityView
        service={service}
        page={page}
        otherCities={related.filter((city) => city.slug !== slug && city.services.includes(service))}
        covered={covered}
      />
      <CityContact
        service={service}
        city={page.city}
        captcha={{ siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL }}
        contactEmail={env.CONTACT_EMAIL}
        business={businessFacts(env)}
      />
      <Closing {...cityPageCopy.closing(page.city)} />
    </div>
  );
}
