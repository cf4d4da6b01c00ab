import { primaryCitySlug } from './cities/city-slug';
import { stateOf } from './cities/fallback';
import { isServiceSlug, type ServiceSlug } from './services/catalogue';

export type ServiceInCity = { service: ServiceSlug; city: string };

const SHAPES = [
  /^\/services\/(?<service>[^/]+)\/(?<city>[^/]+)$/,
  /^\/(?<service>[^/]+)-(?:services|consultant)-in-(?<city>[^/]+)$/,
  /^\/(?<service>[^/]+)\/(?<city>[^/]+)$/,
];
const DEFAULTS: ServiceInCity = { service: 'seo', city: 'bangalore' };

/**
 * What a visitor may have meant by an address that looks like a city page's. Only services and cities that we know are
 * ever named, so that no word of a made-up address reaches the page; the defaults stand in for the others.
 * @returns null when the address looks like something else
 */
export function askedFor(pathname: string): ServiceInCity | null {
  const [last] = SHAPES.slice(-1);
  for (const shape of SHAPES) {
    const { service = '', city = '' } = shape.exec(pathname.toLowerCase())?.groups ?? {};
    if (!service || (shape === last && !isServiceSlug(service))) continue;
    const slug = primaryCitySlug(city);
    return {
      service: isServiceSlug(service) ? service : DEFAULTS.service,
      city: stateOf(slug) === 'India' ? DEFAULTS.city : slug,
    };
  }
  return null;
}

const POPULAR_SERVICES: ServiceSlug[] = ['seo', 'ppc', 'content-strategy', 'site-speed'];
const POPULAR_CITIES = ['bangalore', 'mumbai', 'delhi', 'hyderabad', 'chennai'];

/** Four services in the first three of the five cities (specification, section 9). */
export const popularPages: ServiceInCity[] = POPULAR_SERVICES.flatMap((service) =>
  POPULAR_CITIES.slice(0, 3).map((city) => ({ service, city })),
);
