import { LocationsList } from '@/components/cities/locations-list';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { MissingPageView } from '@/components/layout/missing-page';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { listCitiesOfService, listCoveredCities } from '@/lib/cities';
import { locationsFacts, readLocationsView } from '@/lib/cities/locations-facts';
import { fill } from '@/lib/routes/pattern';
import { manyPages } from '@/lib/routes/table';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listServiceLinks, readServiceLinks } from '@/lib/services';
import { knows } from '@/lib/services/link';
import { readSection } from '@/lib/site/read';
import { pageOrMissing } from '../../page-or-missing';

type LocationsProps = { params: Promise<{ view: string[] }> };

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

type FoundView = NonNullable<Awaited<ReturnType<typeof findView>>>;

async function findView(params: LocationsProps['params']) {
  const services = await readServiceLinks();
  const view = readLocationsView((await params).view, knows(services));
  if (!view) return null;
  const of = services.find(({ slug }) => slug === view.service) ?? null;
  const list = await (of ? listCitiesOfService(of, view.page) : listCoveredCities(view.page));
  if (list.cities.length === 0) return null;
  const texts = await readSection('locations');
  return { texts, view, of, ...list, ...locationsFacts(texts, view, of) };
}

const route = pageOrMissing({
  find: ({ params }: LocationsProps) => findView(params),
  metadata: (found) => pageMetadata(found.page),
  missing: async ({ params }, texts) => ({
    view: (
      <MissingPageView
        texts={texts}
        pathname={fill(manyPages.locationList.path, (await params).view.join('/'))}
        services={await listServiceLinks()}
      />
    ),
  }),
  view: (found) => <LocationsListPage {...found} />,
});

export const { generateMetadata } = route;
export default route.page;

function LocationsListPage({ texts, view, of, cities, pages, jumps, page, crumbs, lead }: FoundView) {
  return (
    <>
      <JsonLd
        graph={graph(webPage({ ...page, type: 'CollectionPage' }), breadcrumbList(crumbs, page.path))}
      />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={page.title} lead={lead} />
      <section aria-labelledby="states-heading" className="container-page section-space">
        <LocationsList texts={texts} view={view} of={of} cities={cities} pages={pages} jumps={jumps} />
      </section>
      <Closing {...texts.closing} />
    </>
  );
}
