import type { Thing } from 'schema-dts';
import { absoluteUrl } from '../../routes/url';
import { organizationId } from './json-ld';

type ServiceFacts = {
  path: string;
  name: string;
  description: string;
  areaServed: { kind: 'Country' | 'City' | 'State'; name: string; within?: string };
  /** What can be booked, each named on the page. */
  offers?: readonly { title: string; description: string }[];
};

export const serviceId = (path: string) => `${absoluteUrl(path)}#service`;

export function serviceNode({ path, name, description, areaServed, offers }: ServiceFacts): Thing {
  return {
    '@type': 'Service',
    '@id': serviceId(path),
    name,
    serviceType: name,
    description,
    url: absoluteUrl(path),
    provider: { '@id': organizationId() },
    areaServed: {
      '@type': areaServed.kind,
      name: areaServed.name,
      ...(areaServed.within
        ? { containedInPlace: { '@type': 'AdministrativeArea', name: areaServed.within } }
        : {}),
    },
    ...(offers && offers.length > 0
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
  };
}
