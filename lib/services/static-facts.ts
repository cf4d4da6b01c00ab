import type { StaticService } from '@/content/static-service';
import { routes } from '../routes';
import { breadcrumbList, graph, webPage } from '../search/seo/json-ld';
import { serviceId, serviceNode } from '../search/seo/service';

export function staticServiceFacts(service: StaticService, areaServed: string) {
  const page = {
    title: service.metaTitle,
    description: service.description,
    path: routes.service(service.slug),
  };
  const crumbs = [
    { name: 'Home', path: routes.home },
    { name: 'Services', path: routes.services },
    { name: service.name },
  ];
  return {
    page,
    crumbs,
    graph: graph(
      webPage({ ...page, mainEntity: serviceId(page.path) }),
      breadcrumbList(crumbs, page.path),
      serviceNode({
        path: page.path,
        name: service.name,
        description: service.lead,
        areaServed: { kind: 'Country', name: areaServed },
        offers: service.offer.items,
      }),
    ),
  };
}
