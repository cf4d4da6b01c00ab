import type { ReactNode } from 'react';

type PageHeroProps = { breadcrumbs?: ReactNode; title: string; lead?: string; children?: ReactNode };

/** The head of every page but the home page: trail, title, one sentence, and what to do next. */
export function PageHero({ breadcrumbs, title, lead, children }: PageHeroProps) {
  return (
    <div className="ruled border-b">
      <div className="container-page pt-8 pb-12 md:pt-10 md:pb-20">
        {breadcrumbs}
        <h1 className="heading-1 mt-8 max-w-[18ch] md:mt-12">{title}</h1>
        {lead && <p className="mt-6 max-w-[62ch] text-lead text-muted-foreground">{lead}</p>}
        {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
