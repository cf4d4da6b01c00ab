import { type ServiceSlug, services } from '@/content/catalogue';
import { aliasSlugs, primaryCitySlug } from '../cities/city-slug';
import { knownCities } from '../cities/fallback';
import { isServiceSlug } from '../services/catalogue';
import { nearest } from './nearest';
import { toRegExp } from './pattern';
import { cityPageShapes } from './table';

export type ServiceInCity = { service: ServiceSlug; city: string };

const SHAPES = cityPageShapes.map((shape) => toRegExp(shape));
const DEFAULTS: ServiceInCity = { service: 'seo', city: 'bangalore' };

/**
 * What a visitor may have meant by an address that looks like a city page's. Only services and cities that we know are
 * ever named, so that no word of a made-up address reaches the page; the defaults stand in for the others.
 * @returns null when the address looks like something else
 */
export function cityPageMeant(pathname: string): ServiceInCity | null {
  const [last] = SHAPES.slice(-1);
  for (const shape of SHAPES) {
    const { service = '', city = '' } = shape.exec(pathname.toLowerCase())?.groups ?? {};
    const meant = meantService(service);
    if (!service || (shape === last && !meant)) continue;
    return { service: meant ?? DEFAULTS.service, city: meantCity(city) ?? DEFAULTS.city };
  }
  return null;
}

const OTHER_NAMES: ReadonlyMap<string, ServiceSlug> = new Map([
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
const SERVICE_WORDS = [...services.map(({ slug }) => slug), ...OTHER_NAMES.keys()];
const CITY_WORDS = [...knownCities, ...aliasSlugs];

function meantService(word: string): ServiceSlug | null {
  const known = nearest(word, SERVICE_WORDS);
  if (known === null) return null;
  return isServiceSlug(known) ? known : (OTHER_NAMES.get(known) ?? null);
}

/** The city of a word, also when it is another name of it, misspelled, or has something behind it such as a number. */
function meantCity(word: string): string | null {
  const known = nearest(word.replace(/[^a-z-]+/g, '').replace(/^-+|-+$/g, ''), CITY_WORDS);
  return known && primaryCitySlug(known);
}

const POPULAR_SERVICES: ServiceSlug[] = ['seo', 'ppc', 'content-strategy', 'site-speed'];
const POPULAR_CITIES = ['bangalore', 'mumbai', 'delhi', 'hyderabad', 'chennai'];

/** Four services in the first three of the five cities (specification, section 9). */
export const popularPages: ServiceInCity[] = POPULAR_SERVICES.flatMap((service) =>
  POPULAR_CITIES.slice(0, 3).map((city) => ({ service, city })),
);
