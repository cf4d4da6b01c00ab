import 'server-only';
import type { Metadata } from 'next';
import type { Graph } from 'schema-dts';
import { fillAllIn } from '../format/fill-in';
import { showsSamples } from '../routes/url';
import { breadcrumbList, graph, webPage } from '../search/seo/json-ld';
import { pageMetadata } from '../search/seo/metadata';
import { serviceId, serviceNode } from '../search/seo/service';
import { getCityService } from '../services';
import { knows } from '../services/link';
import type { CityService } from '../services/schema';
import { getFillValues } from '../site/read';
import { findCoveredCities, getCityPage, getCoveredCity } from '.';
import { isCitySlug, primaryCitySlug } from './city-slug';
import { cityCover } from './cover';
import { type CityPageFacts, cityPageFacts, RELATED_CITIES } from './page-facts';
import type { CityPage, CoveredCity } from './schema';

export type FoundCityPage = {
  service: CityService;
  /** Of the city's canonical address. */
  slug: string;
  page: CityPage;
  facts: CityPageFacts;
};

/** What a city page shows and says; null when its address names no service of ours, or no city. */
export async function findCityPage(serviceSlug: string, city: string): Promise<FoundCityPage | null> {
  const service = isCitySlug(city) ? await getCityService(serviceSlug) : null;
  if (!service) return null;
  const slug = primaryCitySlug(city);
  const [written, values] = await Promise.all([getCityPage(service, city), getFillValues()]);
  const page = fillAllIn(written, values);
  return { service, slug, page, facts: cityPageFacts(service, slug, page) };
}

export type CitiesAround = {
  covered: CoveredCity | null;
  /** Other cities that have a page for this service. */
  otherCities: CoveredCity[];
};

/** Where a city page leads to. */
export async function findCitiesAround({ service, slug }: FoundCityPage): Promise<CitiesAround> {
  const [covered, cities] = await Promise.all([getCoveredCity(slug), findCoveredCities(RELATED_CITIES)]);
  const related = RELATED_CITIES.flatMap((other) => cities.filter((city) => city.slug === other));
  const isOther = (city: CoveredCity) => city.slug !== slug && knows(city.services)(service.slug);
  return { covered, otherCities: related.filter(isOther) };
}

export function cityPageMetadata({ slug, page, facts }: FoundCityPage): Promise<Metadata> {
  const { title, description, path } = facts;
  const noindex = !page.isIndexable || (page.isSample && !showsSamples());
  return pageMetadata({ title, description, path, image: cityCover(slug), noindex });
}

export function cityPageGraph({ slug, page, facts }: FoundCityPage): Graph {
  const { path, title, description, crumbs, serviceTitle } = facts;
  return graph(
    webPage({ path, title, description, mainEntity: serviceId(path), image: cityCover(slug) }),
    breadcrumbList(crumbs, path),
    serviceNode({
      path,
      name: serviceTitle,
      description,
      areaServed: { kind: 'City', name: page.city, within: page.state },
      offers: page.servicesOffered,
    }),
  );
}
