import { Areas } from '@/components/home/areas';
import { Cities } from '@/components/home/cities';
import { Hero } from '@/components/home/hero';
import { HomeFaq } from '@/components/home/home-faq';
import { Process } from '@/components/home/process';
import { Testimonial } from '@/components/home/testimonial';
import { HomeAddress } from '@/components/seo/home-address';
import { JsonLd } from '@/components/seo/json-ld';
import { home } from '@/content/home';
import { orFallback } from '@/lib/cache/page-cache/or-fallback';
import { readCoverage } from '@/lib/cities/coverage';
import { routes } from '@/lib/routes';
import { graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const revalidate = 300;

const page = { ...home.meta, path: routes.home };

export const metadata = pageMetadata(page);

export default async function HomePage() {
  const coverage = await orFallback('cities.unavailable', readCoverage, null);
  return (
    <>
      <HomeAddress />
      <JsonLd graph={graph(webPage({ ...page, hasTrail: false }))} />
      <Hero coverage={coverage} />
      <Areas />
      <Cities />
      <Process />
      <Testimonial />
      <HomeFaq />
    </>
  );
}
