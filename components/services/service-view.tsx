import { Faq } from '@/components/layout/faq';
import { Section } from '@/components/layout/section';
import { TitledGrid } from '@/components/layout/titled-grid';
import { TitledRows } from '@/components/layout/titled-rows';
import type { ServiceSlug } from '@/content/catalogue';
import type { ServicePageTexts } from '@/content/services';
import type { Service } from '@/lib/services/schema';
import { Closing } from './closing';
import { NumberedSteps } from './numbered-steps';
import { type FirstCities, ServiceLocations } from './service-locations';

type ServiceViewProps = {
  texts: ServicePageTexts;
  slug: ServiceSlug;
  service: Service;
  locations: FirstCities;
};

export function ServiceView({ texts, slug, service, locations }: ServiceViewProps) {
  const { name, expertiseAreas, benefits, processSteps, questions } = service;
  return (
    <>
      {expertiseAreas.length > 0 && (
        <Section id="expertise" crumbs={[name, 'Scope']} heading={texts.expertise} split>
          <TitledRows items={expertiseAreas} />
        </Section>
      )}
      {benefits.length > 0 && (
        <Section id="benefits" crumbs={[name, 'Reasons']} heading={texts.benefits} tinted>
          <TitledGrid items={benefits} />
        </Section>
      )}
      {processSteps.length > 0 && (
        <Section id="process" crumbs={[name, 'Process']} heading={texts.process} split>
          <NumberedSteps steps={processSteps} />
        </Section>
      )}
      <Faq id="faq" heading={texts.faq} questions={questions} />
      <ServiceLocations texts={texts.locations} service={slug} name={name} locations={locations} />
      <Closing {...texts.closing} />
    </>
  );
}
