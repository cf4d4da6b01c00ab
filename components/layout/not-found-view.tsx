import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { SearchIcon } from '@/components/ui/icons';
import { notFoundPage } from '@/content/problems';
import { routes } from '@/lib/routes';

type NotFoundViewProps = {
  title?: string;
  text?: string;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A search for the page, and the result that was not found. Plain links: Next sends this view along with every page. */
export function NotFoundView({
  title = notFoundPage.title,
  text = notFoundPage.text,
  actions,
  children,
}: NotFoundViewProps) {
  return (
    <div className="ruled">
      <div className="container-page py-14 md:py-24">
        <p className="flex max-w-2xl items-center gap-4 rounded-lg border border-input bg-card px-5 py-4 md:px-6 md:py-5">
          <SearchIcon className="size-6 shrink-0 text-muted-foreground" />
          <span className="font-display text-3xl font-bold tabular-nums md:text-4xl">
            {notFoundPage.code}
          </span>
        </p>
        <p className="mt-4 text-sm text-muted-foreground">{notFoundPage.results}</p>
        <h1 className="heading-1 mt-10 border-l-4 border-primary pl-5 md:pl-7">{title}</h1>
        <p className="mt-4 max-w-[60ch] pl-6 text-lead text-muted-foreground md:pl-8">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3 pl-6 md:pl-8">{actions ?? <NotFoundLinks />}</div>
        {children}
      </div>
    </div>
  );
}

export function NotFoundLinks() {
  return (
    <>
      <ButtonLink href={routes.home}>{notFoundPage.home}</ButtonLink>
      <ButtonLink href={routes.services} variant="outline">
        {notFoundPage.services}
      </ButtonLink>
    </>
  );
}
