import { CityView } from '@/components/cities/city-view';
import { MissingPageView } from '@/components/layout/missing-page';
import { JsonLd } from '@/components/seo/json-ld';
import { cityDrawings } from '@/content/city-drawings';
import { findCoveredCities } from '@/lib/cities';
import { cityPageGraph, cityPageMetadata, findCitiesAround, findCityPage } from '@/lib/cities/city-page';
import { env } from '@/lib/env';
import { fillAllIn } from '@/lib/format/fill-in';
import { fill } from '@/lib/routes/pattern';
import { manyPages } from '@/lib/routes/table';
import { listServiceLinks } from '@/lib/services';
import { inMenuOrder } from '@/lib/services/link';
import { getIdentity } from '@/lib/site/identity';
import { readSection } from '@/lib/site/read';
import { pageOrMissing } from '../../../page-or-missing';

type CityPageProps = { params: Promise<{ service: string; city: string }> };

export const revalidate = 300;

/** The cities that are drawn are the large ones; the page of any other is made for its first visitor. */
export async function generateStaticParams() {
  const cities = await findCoveredCities([...cityDrawings.keys()]);
  return cities.flatMap(({ slug, services }) =>
    services.map((service) => ({ service: service.slug, city: slug })),
  );
}

const captcha = { siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL };

const route = pageOrMissing({
  find: async ({ params }: CityPageProps) => {
    const { service, city } = await params;
    return findCityPage(service, city);
  },
  metadata: cityPageMetadata,
  isInvented: (found) => found.page.isFallback,
  missing: async ({ params }, texts) => {
    const { service, city } = await params;
    return {
      view: (
        <MissingPageView
          texts={texts}
          pathname={fill(manyPages.cityPage.path, service, city)}
          services={await listServiceLinks()}
        />
      ),
    };
  },
  view: async (found) => {
    const [{ brand, business }, texts, contact, services, around] = await Promise.all([
      getIdentity(),
      readSection('city-pages'),
      readSection('contact'),
      listServiceLinks(),
      findCitiesAround(found),
    ]);
    return (
      <div className="wrap-anywhere" data-reading={found.page.isFallback ? undefined : found.facts.path}>
        <JsonLd graph={cityPageGraph(found)} />
        <CityView
          texts={fillAllIn(texts, { service: found.facts.serviceTitle, city: found.page.city })}
          {...found}
          {...around}
          services={inMenuOrder(services)}
          brand={brand.name}
          contact={{ texts: contact, captcha, contactEmail: business.email, business }}
        />
      </div>
    );
  },
});

export const { generateMetadata } = route;
export default route.page;
