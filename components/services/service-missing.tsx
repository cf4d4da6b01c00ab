import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { servicePage } from '@/content/services';
import { routes } from '@/lib/routes';

export function ServiceMissing() {
  const { title, text, link } = servicePage.missing;
  return (
    <PageHero title={title} lead={text}>
      <ButtonLink href={routes.services}>{link}</ButtonLink>
    </PageHero>
  );
}
