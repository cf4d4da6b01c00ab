import { SectionHeading } from '@/components/layout/section-heading';
import type { HomeTexts } from '@/content/home';
import type { ServiceSummary } from '@/lib/services/summary';
import { AreaCard } from './area-card';

type AreasProps = { texts: HomeTexts['areas']; brand: string; services: readonly ServiceSummary[] };

/** Two cells a row, the wide one changing sides; hairlines instead of cards. */
export function Areas({ texts, brand, services }: AreasProps) {
  const { label, heading, text } = texts;
  return (
    <section id="services" aria-labelledby="services-heading" className="container-page section-space">
      <SectionHeading id="services-heading" crumbs={[brand, label]} heading={heading} text={text} />
      <ul className="mt-12 grid gap-px border-y bg-border lg:mt-16 lg:grid-cols-12">
        {services.map((service, index) => (
          <AreaCard
            key={service.slug}
            texts={texts}
            service={service}
            index={index}
            wide={index % 4 === 0 || index % 4 === 3}
          />
        ))}
      </ul>
    </section>
  );
}
