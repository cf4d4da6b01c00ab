import { JsonLd } from '@/components/seo/json-ld';
import { ServiceMissing } from '@/components/services/service-missing';
import { ServiceView } from '@/components/services/service-view';
import { orFallback } from '@/lib/cache/page-cache/or-fallback';
import { listCitiesOfService } from '@/lib/cities';
import { CITIES_ON_SERVICE_PAGE } from '@/lib/cities/locations-address';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { getService, listServiceLinks } from '@/lib/services';
import { inMenuOrder } from '@/lib/services/link';
import { serviceCrumbs, serviceGraph, servicePageFacts } from '@/lib/services/page-facts';
import type { Service } from '@/lib/services/schema';
import { readSection } from '@/lib/site/read';
import { pageOrMissing } from '../../page-or-missing';

type ServicePageProps = { params: Promise<{ service: string }> };

export const revalidate = 300;

export async function generateStaticParams() {
  return (await listServiceLinks()).map(({ slug }) => ({ service: slug }));
}

const route = pageOrMissing({
  find: async ({ params }: ServicePageProps) => getService((await params).service),
  metadata: (service) => pageMetadata(servicePageFacts(service)),
  missing: async () => {
    const { missing } = await readSection('service-pages');
    return { title: missing.title, view: <ServiceMissing {...missing} /> };
  },
  view: async (service) => {
    const [texts, services, locations, { areaServed }] = await Promise.all([
      readSection('service-pages'),
      listServiceLinks(),
      firstCitiesOf(service),
      readSection('brand'),
    ]);
    const crumbs = serviceCrumbs(service);
    return (
      <div className="wrap-anywhere">
        <JsonLd graph={serviceGraph(service, areaServed)} />
        <ServiceView
          texts={texts}
          service={service}
          related={inMenuOrder(services).filter(({ slug }) => slug !== service.slug)}
          crumbs={crumbs}
          locations={locations}
        />
      </div>
    );
  },
});

export const { generateMetadata } = route;
export default route.page;

const firstCitiesOf = (service: Service) =>
  orFallback('cities.unavailable', () => listCitiesOfService(service, 1, CITIES_ON_SERVICE_PAGE), {
    cities: [],
    total: 0,
  });
