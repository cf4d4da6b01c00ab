import { routes } from '../routes';
import type { Crumb } from '../search/seo/json-ld';
import type { ServiceLink } from '../services/link';
import { placeName } from './names';
import type { CityPage } from './schema';

/** The cities that every city page links to, where they have a page (specification, section 2.7). */
export const RELATED_CITIES = ['mumbai', 'bangalore', 'chennai', 'kolkata', 'hyderabad'] as const;

export type CityPageFacts = {
  serviceTitle: string;
  h1: string;
  title: string;
  description: string;
  path: string;
  crumbs: Crumb[];
};

/** What page, metadata and structured data of a city page all say. */
export function cityPageFacts(service: ServiceLink, primarySlug: string, page: CityPage): CityPageFacts {
  const serviceTitle = service.name;
  const { city } = page;
  const place = placeName(city, page.state);
  const h1 = (page.h1 || `${serviceTitle} Services in ${place}`).replace(/\bSeo\b/g, 'SEO');
  return {
    serviceTitle,
    h1,
    title: page.metaTitle || `${serviceTitle} Services in ${place}`,
    description:
      page.metaDescription ||
      `${serviceTitle} for businesses in ${place}: what the work includes, what it costs and how it begins.`,
    path: routes.cityPage(service.slug, primarySlug),
    crumbs: [
      { name: 'Home', path: routes.home },
      { name: 'Services', path: routes.services },
      { name: serviceTitle, path: routes.service(service.slug) },
      { name: city },
    ],
  };
}
