import type { Thing } from 'schema-dts';
import { absoluteUrl } from '../url';
import { organizationId } from './json-ld';

type ServiceFacts = {
  path: string;
  name: string;
  description: string;
  areaServed: { kind: 'Country' | 'City' | 'State'; name: string; within?: string };
  /** What can be booked, each named on the page. */
  offers?: readonly { title: string; description: string }[];
};

/** A service of the agency, with the area it is for. */
export function serviceNode({ path, name, description, areaServed, offers }: ServiceFacts): Thing {
  const url = absoluteUrl(path);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description,
    url,
    provider: { '@id': organizationId() },
    areaServed: {
      '@type': areaServed.kind,
      name: areaServed.name,
      ...(areaServed.within
        ? { containedInPlace: { '@type': 'AdministrativeArea', name: areaServed.within } }
        : {}),
    },
    ...(offers
      ? {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name,
            itemListElement: offers.map(({ title, description: text }) => ({
              '@type': 'Offer',
              itemOffered: { '@type': 'Service', name: title, description: text },
            })),
          },
        }
      : {}),
  } as unknown as Thing;
}
