import { LocationsList } from '@/components/cities/locations-list';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { MissingPageView } from '@/components/layout/missing-page';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { locationsPage } from '@/content/locations';
import { listCitiesOfService, listCoveredCities } from '@/lib/cities';
import { locationsFacts, readLocationsView } from '@/lib/cities/locations-facts';
import { fill } from '@/lib/routes/pattern';
import { manyPages } from '@/lib/routes/table';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { pageOrMissing } from '../../page-or-missing';

type LocationsProps = { params: Promise<{ view: string[] }> };

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

type FoundView = NonNullable<Awaited<ReturnType<typeof findView>>>;

async function findView(params: LocationsProps['params']) {
  const view = readLocationsView((await params).view);
  if (!view) return null;
  const { service, page } = view;
  const list = await (service ? listCitiesOfService(service, page) : listCoveredCities(page));
  return list.cities.length === 0 ? null : { view, ...list, ...locationsFacts(view) };
}

const route = pageOrMissing({
  find: ({ params }: LocationsProps) => findView(params),
  metadata: (found) => pageMetadata(found.page),
  missing: async ({ params }, texts) => ({
    view: (
      <MissingPageView
        texts={texts}
        pathname={fill(manyPages.locationList.path, (await params).view.join('/'))}
      />
    ),
  }),
  view: (found) => <LocationsListPage {...found} />,
});

export const { generateMetadata } = route;
export default route.page;

function LocationsListPage({ view, cities, pages, page, crumbs, lead }: FoundView) {
  return (
    <>
      <JsonLd
        graph={graph(webPage({ ...page, type: 'CollectionPage' }), breadcrumbList(crumbs, page.path))}
      />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={page.title} lead={lead} />
      <section aria-labelledby="states-heading" className="container-page section-space">
        <LocationsList view={view} cities={cities} pages={pages} />
      </section>
      <Closing {...locationsPage.closing} />
    </>
  );
}
