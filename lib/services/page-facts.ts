import type { Graph } from 'schema-dts';
import { routes } from '../routes';
import { breadcrumbList, type Crumb, graph, webPage } from '../search/seo/json-ld';
import { serviceId, serviceNode } from '../search/seo/service';
import type { Service } from './schema';

/** What page and metadata of a service say. */
export const servicePageFacts = ({ metaTitle, metaDescription, slug }: Service) => ({
  title: metaTitle,
  description: metaDescription,
  path: routes.service(slug),
});

export const serviceCrumbs = ({ name }: Service): Crumb[] => [
  { name: 'Home', path: routes.home },
  { name: 'Services', path: routes.services },
  { name },
];

export function serviceGraph(service: Service, areaServed: string): Graph {
  const page = servicePageFacts(service);
  const { name, subheading, offer, expertiseAreas } = service;
  return graph(
    webPage({ ...page, mainEntity: serviceId(page.path) }),
    breadcrumbList(serviceCrumbs(service), page.path),
    serviceNode({
      path: page.path,
      name,
      description: subheading,
      areaServed: { kind: 'Country', name: areaServed },
      offers: offer.items.length > 0 ? offer.items : expertiseAreas,
    }),
  );
}
