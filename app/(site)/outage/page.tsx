import type { Metadata } from 'next';
import { ErrorId } from '@/components/layout/error-id';
import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { areas } from '@/lib/routes/table';
import { pageMetadata } from '@/lib/search/seo/metadata';
import { readSection } from '@/lib/site/read';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { title, text } = await readSection('outages');
  return pageMetadata({ title, description: text, path: areas.outage.path, noindex: true });
}

/** Sent with status 500 in place of any page that could not be made (lib/server/serve.ts). */
export default async function OutagePage() {
  const texts = await readSection('outages');
  return (
    <PageHero title={texts.title} lead={texts.text}>
      {/* An empty address is the one that failed; the target keeps it a full load. */}
      <ButtonLink href="" target="_self">
        {texts.retry}
      </ButtonLink>
      <ButtonLink href={routes.contact} variant="outline">
        {texts.contact}
      </ButtonLink>
      <ErrorId />
    </PageHero>
  );
}
