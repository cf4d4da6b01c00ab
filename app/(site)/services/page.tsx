import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { ServiceCard } from '@/components/services/service-card';
import { ButtonLink } from '@/components/ui/button-link';
import { servicesPage } from '@/content/services';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listServices } from '@/lib/services';

export const revalidate = 300;

const page = { title: servicesPage.title, description: servicesPage.description, path: routes.services };
const crumbs = [{ name: 'Home', path: routes.home }, { name: 'Services' }];

export const generateMetadata = () => pageMetadata(page);

export default async function ServicesPage() {
  const services = await listServices();
  return (
    <>
      <JsonLd
        graph={graph(webPage({ ...page, type: 'CollectionPage' }), breadcrumbList(crumbs, page.path))}
      />
      <PageHero
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={servicesPage.title}
        lead={servicesPage.lead}
      >
        <ButtonLink href={routes.contact} size="lg">
          {servicesPage.start}
        </ButtonLink>
      </PageHero>
      <ul className="container-page py-10">
        {services.map((service, index) => (
          <ServiceCard key={service.slug} service={service} more={servicesPage.more} index={index} />
        ))}
      </ul>
      <Closing {...servicesPage.closing} link={servicesPage.start} />
    </>
  );
}
