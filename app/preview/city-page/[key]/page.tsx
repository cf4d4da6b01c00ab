import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CityView } from '@/components/cities/city-view';
import { getAdministrator } from '@/lib/auth';
import { citySlug } from '@/lib/cities/city-slug';
import { cityPageFacts } from '@/lib/cities/page-facts';
import { readPreview } from '@/lib/cities/preview';
import { env } from '@/lib/env';
import { fillAllIn } from '@/lib/format/fill-in';
import { getService, listServiceLinks } from '@/lib/services';
import { inMenuOrder } from '@/lib/services/link';
import { getIdentity } from '@/lib/site/identity';
import { getFillValues, getSection } from '@/lib/site/read';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'City page, as it is being written',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** A city page on the real page, as whoever is signed in has it in the form: saved or not. */
export default async function CityPagePreview({ params }: { params: Promise<{ key: string }> }) {
  const previewed = (await getAdministrator()) && (await readPreview((await params).key));
  if (!previewed) notFound();
  const values = await getFillValues();
  const page = fillAllIn({ ...previewed.page, city: previewed.page.city || 'City' }, values);
  const services = inMenuOrder(await listServiceLinks());
  const [first] = services;
  const known = services.find(({ name }) => name === previewed.service) ?? first;
  const service = known && (await getService(known.slug));
  if (!service) notFound();
  const slug = citySlug(page.city);
  const facts = cityPageFacts(service, slug, page);
  const [{ brand, business }, texts, contact] = await Promise.all([
    getIdentity(),
    getSection('city-pages'),
    getSection('contact'),
  ]);
  return (
    <div className="wrap-anywhere">
      <CityView
        texts={fillAllIn(texts, { service: facts.serviceTitle, city: page.city })}
        {...{ service, services, slug, page, facts }}
        covered={null}
        otherCities={[]}
        brand={brand.name}
        contact={{
          texts: contact,
          captcha: { siteKey: env.RECAPTCHA_SITE_KEY, scriptUrl: env.RECAPTCHA_SCRIPT_URL },
          contactEmail: business.email,
          business,
        }}
      />
    </div>
  );
}
