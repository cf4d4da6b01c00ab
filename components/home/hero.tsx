import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { ArrowDownIcon } from '@/components/ui/icons';
import type { HomeTexts } from '@/content/home';
import { routes } from '@/lib/routes';
import { RankBoard } from './rank-board';

/** @param children under the head, as wide as the page */
export function Hero({ texts, children }: { texts: HomeTexts['hero']; children: ReactNode }) {
  const { heading, text, primary, secondary, scroll } = texts;
  return (
    <section className="ruled">
      <div className="container-page grid items-center gap-x-12 gap-y-14 pt-12 pb-14 md:pt-20 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pb-20">
        <div>
          <h1 dir="auto" className="heading-display max-w-[16ch] wrap-anywhere">
            {heading}
          </h1>
          <p dir="auto" className="mt-7 wrap-anywhere max-w-[44ch] text-lead text-muted-foreground">
            {text}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink href={routes.contact} size="lg">
              {primary}
            </ButtonLink>
            <ButtonLink href={routes.services} size="lg" variant="outline">
              {secondary}
            </ButtonLink>
          </div>
          <a
            href="#services"
            className="mt-8 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-muted-foreground hover:text-foreground"
          >
            <ArrowDownIcon className="size-4 text-rank" />
            {scroll}
          </a>
        </div>
        <RankBoard />
      </div>
      {children}
    </section>
  );
}
