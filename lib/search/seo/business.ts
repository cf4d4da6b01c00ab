import type { Thing } from 'schema-dts';
import { routes } from '../../routes';
import { absoluteUrl } from '../../routes/url';
import type { Identity } from '../../site/identity';
import { countryCode } from '../../site/locale';
import { logoOf } from '../../site/pictures';
import { organizationId } from './json-ld';

export const businessId = () => absoluteUrl(`${routes.contact}#business`);

/**
 * Google's local business needs an address that the page shows; without one the agency is a
 * ProfessionalService with India as its area served (decision D7).
 */
export function localBusiness({ brand, business: facts }: Pick<Identity, 'brand' | 'business'>): Thing {
  const logo = absoluteUrl(logoOf(brand).url);
  return {
    '@type': facts.address ? ['ProfessionalService', 'LocalBusiness'] : 'ProfessionalService',
    '@id': businessId(),
    parentOrganization: { '@id': organizationId() },
    name: brand.name,
    description: brand.description,
    url: absoluteUrl('/'),
    logo,
    image: logo,
    email: facts.email,
    priceRange: brand.priceRange,
    areaServed: { '@type': 'Country', name: brand.areaServed },
    ...(facts.telephone ? { telephone: facts.telephone.dialled } : {}),
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
            addressCountry: countryCode,
          },
        }
      : {}),
    // schema-dts knows no thing of two types.
  } as unknown as Thing;
}
