import { Faq } from '@/components/layout/faq';
import { Section } from '@/components/layout/section';
import { TitledGrid } from '@/components/layout/titled-grid';
import { TitledRows } from '@/components/layout/titled-rows';
import type { ServiceSlug } from '@/content/catalogue';
import { servicePage } from '@/content/services';
import type { Service } from '@/lib/services/schema';
import { Closing } from './closing';
import { NumberedSteps } from './numbered-steps';
import { type FirstCities, ServiceLocations } from './service-locations';

type ServiceViewProps = { slug: ServiceSlug; service: Service; locations: FirstCities };

export function ServiceView({ slug, service, locations }: ServiceViewProps) {
  const { name, expertiseAreas, benefits, processSteps, questions } = service;
  return (
    <>
      {expertiseAreas.length > 0 && (
        <Section id="expertise" crumbs={[name, 'Scope']} heading={servicePage.expertise} split>
          <TitledRows items={expertiseAreas} />
        </Section>
      )}
      {benefits.length > 0 && (
        <Section id="benefits" crumbs={[name, 'Reasons']} heading={servicePage.benefits} tinted>
          <TitledGrid items={benefits} />
        </Section>
      )}
      {processSteps.length > 0 && (
        <Section id="process" crumbs={[name, 'Process']} heading={servicePage.process} split>
          <NumberedSteps steps={processSteps} />
        </Section>
      )}
      {questions.length > 0 && <Faq id="faq" heading={servicePage.faq} questions={questions} />}
      <ServiceLocations service={slug} name={name} locations={locations} />
      <Closing {...servicePage.closing} />
    </>
  );
}
