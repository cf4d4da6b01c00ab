import { JsonLd } from '@/components/seo/json-ld';
import { StaticServiceView } from '@/components/services/static-service';
import { ecommerceSeo } from '@/content/ecommerce-seo';
import { listCitiesOfService } from '@/lib/cities';
import { orNull } from '@/lib/reading';
import { pageMetadata } from '@/lib/seo/metadata';
import { staticServiceFacts } from '@/lib/services/static-facts';

export const revalidate = 300;

const { page, crumbs, graph } = staticServiceFacts(ecommerceSeo);

export const metadata = pageMetadata(page);

export default async function EcommerceSeoPage() {
  const locations = (await orNull('cities.unavailable', listCitiesOfService(ecommerceSeo.slug))) ?? {
    cities: [],
    total: 0,
  };
  return (
    <>
      <JsonLd graph={graph} />
      <StaticServiceView page={ecommerceSeo} crumbs={crumbs} locations={locations} />
    </>
  );
}
