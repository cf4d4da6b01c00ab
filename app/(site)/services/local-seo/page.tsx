import { JsonLd } from '@/components/seo/json-ld';
import { StaticServiceView } from '@/components/services/static-service';
import { localSeo } from '@/content/local-seo';
import { servicePage } from '@/content/services';
import { orFallback } from '@/lib/cache/page-cache/or-fallback';
import { listCitiesOfService } from '@/lib/cities';
import { fillAllIn } from '@/lib/format/fill-in';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { staticServiceFacts } from '@/lib/services/static-facts';
import { getFillValues, getSection } from '@/lib/site/read';

export const revalidate = 300;

async function facts() {
  const service = fillAllIn(localSeo, await getFillValues());
  return { service, ...staticServiceFacts(service, (await getSection('brand')).areaServed) };
}

export const generateMetadata = async () => pageMetadata((await facts()).page);

export default async function LocalSeoPage() {
  const { service, crumbs, graph } = await facts();
  const none = { cities: [], total: 0 };
  const locations = await orFallback('cities.unavailable', () => listCitiesOfService(localSeo.slug), none);
  return (
    <>
      <JsonLd graph={graph} />
      <StaticServiceView texts={servicePage} page={service} crumbs={crumbs} locations={locations} />
    </>
  );
}
