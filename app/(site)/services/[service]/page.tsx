import type { ComponentProps } from 'react';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { JsonLd } from '@/components/seo/json-ld';
import { ServiceDrawing } from '@/components/services/service-drawing';
import { ServiceMissing } from '@/components/services/service-missing';
import { ServiceView } from '@/components/services/service-view';
import { ButtonLink } from '@/components/ui/button-link';
import type { ServiceSlug } from '@/content/catalogue';
import { servicePage } from '@/content/services';
import { orFallback } from '@/lib/cache/page-cache/or-fallback';
import { listCitiesOfService } from '@/lib/cities';
import { routes } from '@/lib/routes';
import { breadcrumbList, graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { serviceId, serviceNode } from '@/lib/search/seo/service';
import { getService, listServices } from '@/lib/services';
import { isServiceSlug } from '@/lib/services/catalogue';
import { getSection } from '@/lib/site/read';
import { pageOrMissing } from '../../page-or-missing';

type ServicePageProps = { params: Promise<{ service: string }> };

export const revalidate = 300;

/** The two that have pages of their own. */
const STATIC: readonly ServiceSlug[] = ['local-seo', 'ecommerce-seo'];

export async function generateStaticParams() {
  const services = await listServices();
  return services.filter(({ slug }) => !STATIC.includes(slug)).map(({ slug }) => ({ service: slug }));
}

const route = pageOrMissing({
  find: async ({ params }: ServicePageProps) => {
    const { service: slug } = await params;
    if (!isServiceSlug(slug)) return null;
    const service = await getService(slug);
    return service && { slug, service };
  },
  metadata: ({ slug, service: { metaTitle, metaDescription } }) =>
    pageMetadata({ title: metaTitle, description: metaDescription, path: routes.service(slug) }),
  missing: () => ({ title: servicePage.missing.title, view: <ServiceMissing {...servicePage.missing} /> }),
  view: async (found) => (
    <ServicePage
      {...found}
      areaServed={(await getSection('brand')).areaServed}
      locations={await firstCitiesOf(found.slug)}
    />
  ),
});

export const { generateMetadata } = route;
export default route.page;

const firstCitiesOf = (slug: ServiceSlug) =>
  orFallback('cities.unavailable', () => listCitiesOfService(slug), { cities: [], total: 0 });

type ServicePageTexts = Omit<ComponentProps<typeof ServiceView>, 'texts'> & { areaServed: string };

function ServicePage({ slug, service, areaServed, locations }: ServicePageTexts) {
  const path = routes.service(slug);
  const crumbs = [
    { name: 'Home', path: routes.home },
    { name: 'Services', path: routes.services },
    { name: service.name },
  ];
  return (
    <div className="wrap-anywhere">
      <JsonLd
        graph={graph(
          webPage({
            path,
            title: service.metaTitle,
            description: service.metaDescription,
            mainEntity: serviceId(path),
          }),
          breadcrumbList(crumbs, path),
          serviceNode({
            path,
            name: service.name,
            description: service.subheading,
            areaServed: { kind: 'Country', name: areaServed },
            offers: service.expertiseAreas,
          }),
        )}
      />
      <PageHero
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={service.heading}
        lead={service.subheading}
        aside={<ServiceDrawing service={slug} />}
      >
        <ButtonLink href={routes.contact} size="lg">
          {servicePage.start}
        </ButtonLink>
      </PageHero>
      <ServiceView texts={servicePage} slug={slug} service={service} locations={locations} />
    </div>
  );
}
