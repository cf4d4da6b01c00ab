import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import type { ServicePageTexts } from '@/content/services';
import { routes } from '@/lib/routes';

export function ServiceMissing({ title, text, link }: ServicePageTexts['missing']) {
  return (
    <PageHero title={title} lead={text}>
      <ButtonLink href={routes.services}>{link}</ButtonLink>
    </PageHero>
  );
}
