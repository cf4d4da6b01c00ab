import type { ReactNode } from 'react';

type PageHeroProps = {
  breadcrumbs?: ReactNode;
  title: string;
  lead?: string;
  children?: ReactNode;
  aside?: ReactNode;
};

/** The head of every page but the home page: trail, title, one sentence, and what to do next. */
export function PageHero({ breadcrumbs, title, lead, children, aside }: PageHeroProps) {
  const columns = 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';
  return (
    <div className="ruled border-b">
      <div className="container-page pt-8 pb-12 md:pt-10 md:pb-20">
        {breadcrumbs}
        <div className={`mt-8 md:mt-12 ${aside ? columns : ''}`}>
          <div>
            <h1 dir="auto" className="heading-1 max-w-[18ch] wrap-anywhere">
              {title}
            </h1>
            {lead && (
              <p dir="auto" className="wrap-anywhere mt-6 max-w-[62ch] text-lead text-muted-foreground">
                {lead}
              </p>
            )}
            {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
          </div>
          {aside}
        </div>
      </div>
    </div>
  );
}
