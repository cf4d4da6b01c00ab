import { JsonLd } from '@/components/seo/json-ld';
import { StaticServiceView } from '@/components/services/static-service';
import { ecommerceSeo } from '@/content/ecommerce-seo';
import { servicePage } from '@/content/services';
import { orFallback } from '@/lib/cache/page-cache/or-fallback';
import { listCitiesOfService } from '@/lib/cities';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { staticServiceFacts } from '@/lib/services/static-facts';

export const revalidate = 300;

const { page, crumbs, graph } = staticServiceFacts(ecommerceSeo);

export const metadata = pageMetadata(page);

export default async function EcommerceSeoPage() {
  const none = { cities: [], total: 0 };
  const locations = await orFallback(
    'cities.unavailable',
    () => listCitiesOfService(ecommerceSeo.slug),
    none,
  );
  return (
    <>
      <JsonLd graph={graph} />
      <StaticServiceView texts={servicePage} page={ecommerceSeo} crumbs={crumbs} locations={locations} />
    </>
  );
}
