import type { Metadata } from 'next';
import { Areas } from '@/components/home/areas';
import { Cities } from '@/components/home/cities';
import { Hero } from '@/components/home/hero';
import { HomeFaq } from '@/components/home/home-faq';
import { Process } from '@/components/home/process';
import { Stats } from '@/components/home/stats';
import { Testimonial } from '@/components/home/testimonial';
import { HomeAddress } from '@/components/seo/home-address';
import { JsonLd } from '@/components/seo/json-ld';
import { orFallback } from '@/lib/cache/page-cache/or-fallback';
import { readCoverage } from '@/lib/cities/coverage';
import { routes } from '@/lib/routes';
import { graph, webPage } from '@/lib/search/seo/json-ld';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { listServices } from '@/lib/services';
import { inMenuOrder } from '@/lib/services/link';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

const path = routes.home;

export async function generateMetadata(): Promise<Metadata> {
  const { meta } = await readSection('home');
  return pageMetadata({ ...meta, path });
}

export default async function HomePage() {
  const [services, brand, { stats, sampleNote }, home, { cities }, { steps }, testimonial, { questions }] =
    await Promise.all([
      listServices(),
      readSection('brand'),
      readSection('figures'),
      readSection('home'),
      readSection('home-cities'),
      readSection('home-steps'),
      readSection('testimonial'),
      readSection('home-questions'),
    ]);
  const coverage = await orFallback('cities.unavailable', () => readCoverage(cities), null);
  return (
    <>
      <HomeAddress />
      <JsonLd graph={graph(webPage({ ...home.meta, path, hasTrail: false }))} />
      <Hero texts={home.hero}>
        <Stats stats={stats} sampleNote={sampleNote} texts={home.coverage} coverage={coverage} />
      </Hero>
      <Areas texts={home.areas} brand={brand.name} services={inMenuOrder(services)} />
      <Cities texts={home.cities} cards={cities} />
      <Process texts={home.process} brand={brand.name} steps={steps} />
      <Testimonial texts={home.testimonial} testimonial={testimonial} />
      <HomeFaq texts={home.faq} questions={questions} />
    </>
  );
}
