import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button-link';
import { cityDrawings } from '@/content/city-drawings';
import type { CityPageTexts } from '@/content/city-pages';
import { placeName } from '@/lib/cities/names';
import type { CityPageFacts } from '@/lib/cities/page-facts';
import type { CityPage } from '@/lib/cities/schema';
import { routes } from '@/lib/routes';
import type { ServiceLink } from '@/lib/services/link';
import { CityDrawing } from './city-drawing';

type CityHeroProps = {
  texts: CityPageTexts;
  service: ServiceLink;
  slug: string;
  page: CityPage;
  facts: CityPageFacts;
};

/** The head of a city page. */
export function CityHero({ texts, service, slug, page, facts }: CityHeroProps) {
  const { crumbs, h1 } = facts;
  return (
    <PageHero
      breadcrumbs={<Breadcrumbs items={crumbs} />}
      title={h1}
      lead={placeName(page.city, page.state)}
      aside={(cityDrawings.has(slug) || !page.isFallback) && <CityDrawing slug={slug} city={page.city} />}
    >
      <ButtonLink href="#contact" size="lg">
        {texts.consult}
      </ButtonLink>
      <ButtonLink href={routes.service(service.slug)} variant="outline" size="lg">
        {texts.about}
      </ButtonLink>
    </PageHero>
  );
}
