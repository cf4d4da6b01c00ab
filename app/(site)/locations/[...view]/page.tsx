import type { Metadata } from 'next';
import { LocationsList } from '@/components/cities/locations-list';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { MissingPageView } from '@/components/layout/missing-page';
import { NotFoundGate } from '@/components/layout/not-found-gate';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { locationsPage } from '@/content/locations';
import { listCitiesOfService, listCoveredCities } from '@/lib/cities';
import { locationsFacts, readLocationsView } from '@/lib/cities/locations-facts';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { missingMetadata, pageMetadata } from '@/lib/search/seo/metadata';

type LocationsProps = { params: Promise<{ view: string[] }> };

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

async function findView(params: LocationsProps['params']) {
  const view = readLocationsView((await params).view);
  if (!view) return null;
  const { service, page } = view;
  const list = await (service ? listCitiesOfService(service, page) : listCoveredCities(page));
  return list.cities.length === 0 ? null : { view, ...list, ...locationsFacts(view) };
}

export async function generateMetadata({ params }: LocationsProps): Promise<Metadata> {
  const found = await findView(params);
  return found ? pageMetadata(found.page) : missingMetadata;
}

export default async function LocationsListPage({ params }: LocationsProps) {
  const found = await findView(params);
  if (!found) {
    const { view } = await params;
    return (
      <NotFoundGate>
        <MissingPageView pathname={[routes.locations, ...view].join('/')} />
      </NotFoundGate>
    );
  }
  const { view, cities, pages, page, crumbs, lead } = found;
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
