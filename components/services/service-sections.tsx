import { Section } from '@/components/layout/section';
import { TitledGrid } from '@/components/layout/titled-grid';
import { TitledRows } from '@/components/layout/titled-rows';
import type { ServicePageTexts } from '@/content/services';
import type { Service } from '@/lib/services/schema';
import { NumberedSteps } from './numbered-steps';

/** What the work is, why, how it goes and what can be booked; plain and tinted take turns. */
export function ServiceSections({ texts, service }: { texts: ServicePageTexts; service: Service }) {
  const { name, approach, expertiseAreas, benefits, process, offer } = service;
  return (
    <>
      {approach.items.length > 0 && (
        <Section id="approach" crumbs={[name, 'Approach']} heading={approach.heading || name} tinted>
          <TitledGrid items={approach.items} />
        </Section>
      )}
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
      {process.items.length > 0 && (
        <Section id="process" crumbs={[name, 'Process']} heading={process.heading || texts.process} split>
          <NumberedSteps steps={process.items} />
        </Section>
      )}
      {offer.items.length > 0 && (
        <Section id="offer" crumbs={[name, 'Offer']} heading={offer.heading || name} split tinted>
          <TitledRows items={offer.items} />
        </Section>
      )}
    </>
  );
}
