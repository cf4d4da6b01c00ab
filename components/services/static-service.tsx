import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Faq } from '@/components/layout/faq';
import { LinkGrid } from '@/components/layout/link-grid';
import { PageHero } from '@/components/layout/page-hero';
import { Section } from '@/components/layout/section';
import { TitledGrid } from '@/components/layout/titled-grid';
import { TitledRows } from '@/components/layout/titled-rows';
import { ButtonLink } from '@/components/ui/button-link';
import { services } from '@/content/catalogue';
import type { ServicePageTexts } from '@/content/services';
import type { StaticService } from '@/content/static-service';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/search/seo/json-ld';
import { Closing } from './closing';
import { NumberedSteps } from './numbered-steps';
import { ServiceDrawing } from './service-drawing';
import { type FirstCities, ServiceLocations } from './service-locations';

type StaticServiceProps = {
  texts: ServicePageTexts;
  page: StaticService;
  crumbs: readonly Crumb[];
  locations: FirstCities;
};

/** The page of a service whose copy is fixed (specification, section 2.8). */
export function StaticServiceView({ texts, page, crumbs, locations }: StaticServiceProps) {
  const { name, slug, intro, highlights, approach, process, offer } = page;
  const related = services.filter((service) => service.slug !== slug);
  return (
    <>
      <PageHero
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={page.heading}
        lead={page.lead}
        aside={<ServiceDrawing service={slug} />}
      />
      <section aria-labelledby="intro-heading">
        <div className="container-page section-space grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <div>
            <h2 id="intro-heading" className="heading-2 max-w-[20ch]">
              {intro.heading}
            </h2>
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-5 max-w-[62ch] text-lead text-muted-foreground">
                {paragraph}
              </p>
            ))}
            <ButtonLink href={routes.contact} size="lg" className="mt-8">
              {texts.start}
            </ButtonLink>
          </div>
          <ul>
            {highlights.map(({ title, description }) => (
              <li key={title} className="border-t py-5">
                <h3 className="heading-3">{title}</h3>
                <p className="mt-1.5 text-muted-foreground">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section id="approach" crumbs={[name, 'Approach']} heading={approach.heading} tinted>
        <TitledGrid items={approach.items} />
      </Section>
      <Section id="process" crumbs={[name, 'Process']} heading={process.heading} split>
        <NumberedSteps steps={process.steps} />
      </Section>
      <Section id="offer" crumbs={[name, 'Offer']} heading={offer.heading} split tinted>
        <TitledRows items={offer.items} />
      </Section>
      <Faq id="faq" heading={`Questions about ${name}`} questions={page.faq} />
      <ServiceLocations texts={texts.locations} service={slug} name={name} locations={locations} />
      <Section id="related" crumbs={[name, 'Related']} heading={texts.related}>
        <LinkGrid
          links={related.map((service) => ({ name: service.name, href: routes.service(service.slug) }))}
        />
      </Section>
      <Closing {...page.closing} link="Get in Touch" />
    </>
  );
}
