import { revealDelay } from '@/components/layout/reveal-delay';
import { ArrowRightIcon, CheckIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';
import type { ServiceSummary } from '@/lib/services/summary';
import { AreaGlyph } from './area-glyph';

type ServiceCardProps = { service: ServiceSummary; more: string; index: number };

export function ServiceCard({ service, more, index }: ServiceCardProps) {
  return (
    <li
      data-reveal={revealDelay('card', index % 2)}
      className="grid gap-x-10 gap-y-6 border-t py-10 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,3fr)_minmax(0,2fr)] lg:py-12"
    >
      <AreaGlyph icon={service.icon} className="h-24 w-40 lg:h-32 lg:w-[13.5rem]" />
      <div>
        <h2 className="font-display text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight font-semibold tracking-tight">
          <a href={routes.service(service.slug)} className="hover:text-rank">
            {service.name}
          </a>
        </h2>
        <p className="mt-3 max-w-[56ch] text-muted-foreground">{service.description}</p>
        <p className="mt-4">
          <a
            href={routes.service(service.slug)}
            className="text-link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            {more}
            <span className="sr-only"> about {service.name}</span>
            <ArrowRightIcon className="size-4 text-rank" />
          </a>
        </p>
      </div>
      <ul className="grid content-start gap-2.5 sm:col-start-2 lg:col-start-3">
        {service.bullets.map((bullet) => (
          <li key={bullet} className="flex gap-3">
            <CheckIcon className="mt-1 size-4 shrink-0 text-data" />
            {bullet}
          </li>
        ))}
      </ul>
    </li>
  );
}
