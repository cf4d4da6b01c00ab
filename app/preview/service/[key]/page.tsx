import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ServiceView } from '@/components/services/service-view';
import { getAdministrator } from '@/lib/auth';
import { listCitiesOfService } from '@/lib/cities';
import { listServiceLinks } from '@/lib/services';
import { inMenuOrder } from '@/lib/services/link';
import { serviceCrumbs } from '@/lib/services/page-facts';
import { readPreview } from '@/lib/services/preview';
import { getSection } from '@/lib/site/read';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Service, as it is being written',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** A service on its real page, as whoever is signed in has it in the form: saved or not. */
export default async function ServicePreview({ params }: { params: Promise<{ key: string }> }) {
  const service = (await getAdministrator()) && (await readPreview((await params).key));
  if (!service) notFound();
  const [texts, services] = await Promise.all([getSection('service-pages'), listServiceLinks()]);
  const isKnown = services.some(({ name }) => name === service.name);
  return (
    <div className="wrap-anywhere">
      <ServiceView
        texts={texts}
        service={service}
        related={inMenuOrder(services).filter(({ slug }) => slug !== service.slug)}
        crumbs={serviceCrumbs(service)}
        locations={isKnown ? await listCitiesOfService(service) : { cities: [], total: 0 }}
      />
    </div>
  );
}
