import { IndiaMap } from '@/components/cities/india-map';
import { StatesList } from '@/components/cities/states-list';
import { SectionHeading } from '@/components/home/section-heading';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { locationsPage } from '@/content/locations';
import { listCoveredCities } from '@/lib/cities';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph, webPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

const page = { title: locationsPage.title, description: locationsPage.description, path: routes.locations };
const crumbs = [{ name: 'Home', path: routes.home }, { name: 'Locations' }];

export const metadata = pageMetadata(page);

export default async function LocationsPage() {
  const cities = await listCoveredCities();
  return (
    <>
      <JsonLd
        graph={graph(webPage({ ...page, type: 'CollectionPage' }), breadcrumbList(crumbs, page.path))}
      />
      <PageHero
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={locationsPage.title}
        lead={locationsPage.lead}
      />
      <section
        aria-labelledby="states-heading"
        className="container-page section-space grid gap-x-16 gap-y-12 lg:grid-cols-2"
      >
        <div className="lg:sticky lg:top-28 lg:self-start">
          <IndiaMap cities={cities} />
        </div>
        <div>
          <SectionHeading
            id="states-heading"
            crumbs={locationsPage.crumbs}
            heading={locationsPage.heading}
            text={locationsPage.text}
          />
          <StatesList cities={cities} />
        </div>
      </section>
      <Closing {...locationsPage.closing} />
    </>
  );
}
