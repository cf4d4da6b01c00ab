import { IndiaMap } from '@/components/cities/india-map';
import { LocationsList } from '@/components/cities/locations-list';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { listCitiesOnMap, listCoveredCities } from '@/lib/cities';
import { locationsFacts } from '@/lib/cities/locations-facts';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listServiceLinks } from '@/lib/services';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

const view = { service: null, page: 1 } as const;

export const generateMetadata = async () =>
  pageMetadata(locationsFacts(await readSection('locations'), view, null).page);

export default async function LocationsPage() {
  const [texts, services, { cities, pages, jumps }, onMap] = await Promise.all([
    readSection('locations'),
    listServiceLinks(),
    listCoveredCities(1),
    listCitiesOnMap(),
  ]);
  const { page, crumbs, lead } = locationsFacts(texts, view, null);
  return (
    <>
      <JsonLd
        graph={graph(webPage({ ...page, type: 'CollectionPage' }), breadcrumbList(crumbs, page.path))}
      />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={page.title} lead={lead} />
      <section
        aria-labelledby="states-heading"
        className="container-page section-space grid gap-x-16 gap-y-12 lg:grid-cols-2"
      >
        <div className="lg:sticky lg:top-28 lg:self-start">
          <IndiaMap texts={texts.map} cities={onMap} services={services.length} />
        </div>
        <div>
          <LocationsList texts={texts} view={view} of={null} cities={cities} pages={pages} jumps={jumps} />
        </div>
      </section>
      <Closing {...texts.closing} />
    </>
  );
}
