import type { DefaultService } from '@/content/catalogue';
import { aliasSlugs, primaryCitySlug } from '../cities/city-slug';
import { knownCities } from '../cities/fallback';
import type { ServiceLink } from '../services/link';
import { nearest } from './nearest';
import { toRegExp } from './pattern';
import { cityPageShapes } from './table';

export type ServiceInCity = { service: ServiceLink; city: string };

const SHAPES = cityPageShapes.map((shape) => toRegExp(shape));
const DEFAULT_CITY = 'bangalore';

/**
 * What a visitor may have meant by an address that looks like a city page's. Only services and cities that we know are
 * ever named, so that no word of a made-up address reaches the page; the first service and Bangalore stand in for the others.
 * @param services in the order of menus
 * @returns null when the address looks like something else
 */
export function cityPageMeant(pathname: string, services: readonly ServiceLink[]): ServiceInCity | null {
  const [last] = SHAPES.slice(-1);
  const [first] = services;
  for (const shape of SHAPES) {
    const { service = '', city = '' } = shape.exec(pathname.toLowerCase())?.groups ?? {};
    const meant = meantService(service, services);
    if (!service || !first || (shape === last && !meant)) continue;
    return { service: meant ?? first, city: meantCity(city) ?? DEFAULT_CITY };
  }
  return null;
}

const OTHER_NAMES: ReadonlyMap<string, DefaultService> = new Map([
  ['e-commerce-seo', 'ecommerce-seo'],
  ['ecommerce', 'ecommerce-seo'],
  ['e-commerce', 'ecommerce-seo'],
  ['shop-seo', 'ecommerce-seo'],
  ['local', 'local-seo'],
  ['content', 'content-strategy'],
  ['content-marketing', 'content-strategy'],
  ['speed', 'site-speed'],
  ['page-speed', 'site-speed'],
  ['website-speed', 'site-speed'],
  ['core-web-vitals', 'site-speed'],
  ['google-ads', 'ppc'],
  ['paid-search', 'ppc'],
  ['search-engine-optimisation', 'seo'],
  ['search-engine-optimization', 'seo'],
]);
const CITY_WORDS = [...knownCities, ...aliasSlugs];

function meantService(word: string, services: readonly ServiceLink[]): ServiceLink | null {
  const known = nearest(word, [...services.map(({ slug }) => slug), ...OTHER_NAMES.keys()]);
  if (known === null) return null;
  const slug = OTHER_NAMES.get(known) ?? known;
  return services.find((service) => service.slug === slug) ?? null;
}

/** The city of a word, also when it is another name of it, misspelled, or has something behind it such as a number. */
function meantCity(word: string): string | null {
  const known = nearest(word.replace(/[^a-z-]+/g, '').replace(/^-+|-+$/g, ''), CITY_WORDS);
  return known && primaryCitySlug(known);
}

const POPULAR_SERVICES = 4;
const POPULAR_CITIES = ['bangalore', 'mumbai', 'delhi', 'hyderabad', 'chennai'];

/**
 * Four services in the first three of the five cities (specification, section 9).
 * @param services in the order of menus
 */
export function popularPages(services: readonly ServiceLink[]): ServiceInCity[] {
  return services
    .slice(0, POPULAR_SERVICES)
    .flatMap((service) => POPULAR_CITIES.slice(0, 3).map((city) => ({ service, city })));
}
