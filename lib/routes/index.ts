import { isCitySlug } from '../cities/city-slug';
import type { IsService } from '../services/link';
import { fill, toRegExp } from './pattern';
import { areas, cityPageShapes, fixedPages, manyPages } from './table';

const { service, cityPage, post, author } = manyPages;
const [, cityPageInWords] = cityPageShapes;

/** Every internal address is built here, so that links, sitemap and redirects cannot disagree. */
export const routes = {
  home: fixedPages.home.path,
  contact: fixedPages.contact.path,
  services: fixedPages.services.path,
  service: (slug: string) => fill(service.path, slug),
  cityPage: (slug: string, city: string) => fill(cityPage.path, slug, city),
  /** The one other shape that the site links to, from its not-found page (specification, section 2.12). */
  cityPageInWords: (slug: string, city: string) => fill(cityPageInWords, slug, city),
  locations: fixedPages.locations.path,
  blog: fixedPages.blog.path,
  post: (slug: string) => fill(post.path, slug),
  author: (slug: string) => fill(author.path, slug),
  privacyPolicy: fixedPages.privacyPolicy.path,
  terms: fixedPages.terms.path,
  admin: areas.admin.path,
} as const;

const CITY_PAGES = cityPageShapes.map((shape) => toRegExp(shape));

export type CityPageAddress = { service: string; city: string; isCanonicalShape: boolean };

/** Reads the address of a city page in any of its shapes; null when it is none, or the city is malformed. */
export function parseCityPageAddress(pathname: string, isService: IsService): CityPageAddress | null {
  for (const [index, shape] of CITY_PAGES.entries()) {
    const { service = '', city = '' } = shape.exec(pathname)?.groups ?? {};
    if (isService(service)) return isCitySlug(city) ? { service, city, isCanonicalShape: index === 0 } : null;
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
