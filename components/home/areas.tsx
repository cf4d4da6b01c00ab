import { SectionHeading } from '@/components/layout/section-heading';
import type { Area, HomeTexts } from '@/content/home';
import { AreaCard } from './area-card';

type AreasProps = { texts: HomeTexts['areas']; brand: string; areas: readonly Area[] };

/** Two cells a row, the wide one changing sides; hairlines instead of cards. */
export function Areas({ texts, brand, areas }: AreasProps) {
  const { label, heading, text } = texts;
  return (
    <section id="services" aria-labelledby="services-heading" className="container-page section-space">
      <SectionHeading id="services-heading" crumbs={[brand, label]} heading={heading} text={text} />
      <ul className="mt-12 grid gap-px border-y bg-border lg:mt-16 lg:grid-cols-12">
        {areas.map((area, index) => (
          <AreaCard
            key={area.slug}
            texts={texts}
            area={area}
            index={index}
            wide={index % 4 === 0 || index % 4 === 3}
          />
        ))}
      </ul>
    </section>
  );
}
