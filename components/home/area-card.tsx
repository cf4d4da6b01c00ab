import { revealDelay } from '@/components/layout/reveal-delay';
import { AreaGlyph } from '@/components/services/area-glyph';
import type { HomeTexts } from '@/content/home';
import { routes } from '@/lib/routes';
import type { ServiceSummary } from '@/lib/services/summary';
import { AreaTopics } from './area-topics';

type AreaCardProps = { texts: HomeTexts['areas']; service: ServiceSummary; index: number; wide: boolean };

export function AreaCard({ texts, service, index, wide }: AreaCardProps) {
  const { slug, icon, area } = service;
  return (
    <li className={`bg-background ${wide ? 'lg:col-span-7' : 'lg:col-span-5'}`}>
      <article
        data-reveal={revealDelay('card', index)}
        className={`flex h-full flex-col gap-6 py-9 lg:py-11 ${index % 2 ? 'lg:pl-10' : 'lg:pr-10'} ${wide ? 'sm:flex-row sm:justify-between sm:gap-10' : 'sm:max-lg:flex-row sm:max-lg:justify-between'}`}
      >
        <AreaGlyph
          icon={icon}
          className={`h-24 w-40 shrink-0 ${wide ? 'sm:order-last lg:h-36 lg:w-60' : 'sm:max-lg:order-last'}`}
        />
        <div className="flex min-w-0 grow flex-col">
          <h3 className="font-display text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight font-semibold tracking-tight">
            <a href={routes.service(slug)} className="hover:text-rank">
              {area.title}
            </a>
          </h3>
          <p className="mt-3 max-w-[46ch] text-muted-foreground">{area.description}</p>
          <AreaTopics texts={texts} topics={area.topics} />
        </div>
      </article>
    </li>
  );
}
