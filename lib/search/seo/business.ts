import type { Thing } from 'schema-dts';
import type { Environment } from '../../env/schema';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import { site } from '../../site';
import { organizationId } from './json-ld';

type BusinessSettings = Pick<Environment, 'CONTACT_EMAIL'> & Partial<Environment>;

export type BusinessFacts = {
  email: string;
  telephone?: string;
  address?: { street: string; locality: string; region: string; postalCode: string };
  geo?: { latitude: number; longitude: number };
  openingHours?: string;
};

/** An address counts only when it is whole. */
export function businessFacts(settings: BusinessSettings): BusinessFacts {
  const {
    BUSINESS_STREET: street,
    BUSINESS_LOCALITY: locality,
    BUSINESS_REGION: region,
    BUSINESS_POSTAL_CODE: postalCode,
    BUSINESS_LATITUDE: latitude,
    BUSINESS_LONGITUDE: longitude,
  } = settings;
  const address =
    street && locality && region && postalCode ? { street, locality, region, postalCode } : undefined;
  return {
    email: settings.CONTACT_EMAIL,
    telephone: settings.BUSINESS_TELEPHONE,
    address,
    geo: address && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    openingHours: settings.BUSINESS_OPENING_HOURS,
  };
}

export const businessId = () => absoluteUrl(`${routes.contact}#business`);

/**
 * Google's local business needs an address that the page shows; without one the agency is a
 * ProfessionalService with India as its area served (decision D7).
 */
export function localBusiness(facts: BusinessFacts): Thing {
  return {
    '@type': facts.address ? ['ProfessionalService', 'LocalBusiness'] : 'ProfessionalService',
    '@id': businessId(),
    parentOrganization: { '@id': organizationId() },
    name: site.name,
    description: site.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl(site.logo.url),
    image: absoluteUrl(site.logo.url),
    email: facts.email,
    priceRange: site.priceRange,
    areaServed: { '@type': 'Country', name: site.areaServed },
    ...(facts.telephone ? { telephone: facts.telephone } : {}),
    ...(facts.openingHours ? { openingHours: facts.openingHours } : {}),
    ...(facts.geo ? { geo: { '@type': 'GeoCoordinates', ...facts.geo } } : {}),
    ...(facts.address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: facts.address.street,
            addressLocality: facts.address.locality,
            addressRegion: facts.address.region,
            postalCode: facts.address.postalCode,
            addressCountry: site.countryCode,
          },
        }
      : {}),
    // schema-dts knows no thing of two types.
  } as unknown as Thing;
}
