import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { Closing } from '@/components/services/closing';
import { ServiceCard } from '@/components/services/service-card';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listServices } from '@/lib/services';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

const path = routes.services;
const crumbs = [{ name: 'Home', path: routes.home }, { name: 'Services' }];

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = await readSection('services-page');
  return pageMetadata({ title, description, path });
}

export default async function ServicesPage() {
  const [texts, services] = await Promise.all([readSection('services-page'), listServices()]);
  const page = { title: texts.title, description: texts.description, path };
  return (
    <>
      <JsonLd graph={graph(webPage({ ...page, type: 'CollectionPage' }), breadcrumbList(crumbs, path))} />
      <PageHero breadcrumbs={<Breadcrumbs items={crumbs} />} title={texts.title} lead={texts.lead}>
        <ButtonLink href={routes.contact} size="lg">
          {texts.start}
        </ButtonLink>
      </PageHero>
      <ul className="container-page py-10">
        {services.map((service, index) => (
          <ServiceCard key={service.slug} service={service} more={texts.more} index={index} />
        ))}
      </ul>
      <Closing {...texts.closing} link={texts.start} />
    </>
  );
}
