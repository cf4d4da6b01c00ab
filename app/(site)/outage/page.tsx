import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { outagePage } from '@/content/problems';
import { routes } from '@/lib/routes';
import { areas } from '@/lib/routes/table';
import { pageMetadata } from '@/lib/search/seo/metadata';

export const metadata = pageMetadata({
  title: outagePage.title,
  description: outagePage.text,
  path: areas.outage.path,
  noindex: true,
});

/** Sent with status 500 in place of any page that could not be made (lib/server/serve.ts). */
export default function OutagePage() {
  return (
    <PageHero title={outagePage.title} lead={outagePage.text}>
      {/* An empty address is the one that failed; the target keeps it a full load. */}
      <ButtonLink href="" target="_self">
        {outagePage.retry}
      </ButtonLink>
      <ButtonLink href={routes.contact} variant="outline">
        {outagePage.contact}
      </ButtonLink>
    </PageHero>
  );
}
