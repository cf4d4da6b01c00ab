import { isCitySlug } from '../cities/city-slug';
import { isServiceSlug, type ServiceSlug, services } from '../services/catalogue';

/** Every internal address is built here, so that links, sitemap and redirects cannot disagree. */
export const routes = {
  home: '/',
  contact: '/contact',
  services: '/services',
  service: (service: ServiceSlug) => `/services/${service}` as const,
  cityPage: (service: ServiceSlug, city: string) => `/services/${service}/${city}` as const,
  /** The one other shape that the site links to, from its not-found page (specification, section 2.12). */
  cityPageInWords: (service: ServiceSlug, city: string) => `/${service}-services-in-${city}` as const,
  locations: '/locations',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}` as const,
  author: (slug: string) => `/author/${slug}` as const,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  admin: '/admin',
} as const;

const SLUGS = services.map((service) => service.slug).join('|');

/** The four shapes of a city page's address; the first is the canonical one (decision D1). */
const CITY_PAGE_SHAPES = [
  new RegExp(`^/services/(${SLUGS})/([^/]+)$`),
  new RegExp(`^/(${SLUGS})-services-in-([^/]+)$`),
  new RegExp(`^/(${SLUGS})-consultant-in-([^/]+)$`),
  new RegExp(`^/(${SLUGS})/([^/]+)$`),
];

export type CityPageAddress = { service: ServiceSlug; city: string; isCanonicalShape: boolean };

/** Reads the address of a city page in any of its shapes; null when it is none, or the city is malformed. */
export function parseCityPageAddress(pathname: string): CityPageAddress | null {
  for (const [index, shape] of CITY_PAGE_SHAPES.entries()) {
    const [, service = '', city = ''] = shape.exec(pathname) ?? [];
    if (isServiceSlug(service))
      return isCitySlug(city) ? { service, city, isCanonicalShape: index === 0 } : null;
  }
  return null;
}

/** Lower case and without a slash at the end: the one spelling of an address that is answered without a redirect. */
export function normalisedPath(pathname: string): string {
  const lower = pathname.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return lower.replace(/(?<=.)\/+$/, '');
}
