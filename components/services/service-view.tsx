import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Faq } from '@/components/layout/faq';
import { LinkGrid } from '@/components/layout/link-grid';
import { PageHero } from '@/components/layout/page-hero';
import { Section } from '@/components/layout/section';
import { ButtonLink } from '@/components/ui/button-link';
import type { ServicePageTexts } from '@/content/services';
import { routes } from '@/lib/routes';
import type { Crumb } from '@/lib/search/seo/json-ld';
import type { ServiceLink } from '@/lib/services/link';
import type { Service } from '@/lib/services/schema';
import { Closing } from './closing';
import { ServiceDrawing } from './service-drawing';
import { ServiceIntro } from './service-intro';
import { type FirstCities, ServiceLocations } from './service-locations';
import { ServiceSections } from './service-sections';

type ServiceViewProps = {
  texts: ServicePageTexts;
  service: Service;
  /** The others, in the order of menus. */
  related: readonly ServiceLink[];
  crumbs: readonly Crumb[];
  locations: FirstCities;
};

/** The page of a service: what it has no text for is not there (specification, sections 2.6 and 2.8). */
export function ServiceView({ texts, service, related, crumbs, locations }: ServiceViewProps) {
  const { name, icon, intro, faq, closing } = service;
  const hasIntro = intro.heading !== '';
  return (
    <>
      <PageHero
        breadcrumbs={<Breadcrumbs items={crumbs} />}
        title={service.heading}
        lead={service.subheading}
        aside={<ServiceDrawing name={name} icon={icon} />}
      >
        {!hasIntro && (
          <ButtonLink href={routes.contact} size="lg">
            {texts.start}
          </ButtonLink>
        )}
      </PageHero>
      {hasIntro && <ServiceIntro intro={intro} highlights={service.highlights} start={texts.start} />}
      <ServiceSections texts={texts} service={service} />
      <Faq id="faq" heading={faq.heading || texts.faq} questions={faq.questions} />
      <ServiceLocations texts={texts.locations} service={service} locations={locations} />
      {hasIntro && related.length > 0 && (
        <Section id="related" crumbs={[name, 'Related']} heading={texts.related}>
          <LinkGrid
            links={related.map((other) => ({ name: other.name, href: routes.service(other.slug) }))}
          />
        </Section>
      )}
      <Closing
        heading={closing.heading || texts.closing.heading}
        text={closing.text || texts.closing.text}
        link={closing.link || texts.closing.link}
      />
    </>
  );
}
