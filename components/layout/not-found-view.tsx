import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { SearchIcon } from '@/components/ui/icons';
import type { NotFoundTexts } from '@/content/problems';
import { routes } from '@/lib/routes';

type NotFoundViewProps = {
  texts: NotFoundTexts;
  /** What is missing, where it is not just a page. */
  missing?: { title: string; text: string };
  actions?: ReactNode;
  children?: ReactNode;
};

/** A search for the page, and the result that was not found. Plain links: Next sends this view along with every page. */
export function NotFoundView({ texts, missing = texts, actions, children }: NotFoundViewProps) {
  return (
    <div className="ruled">
      <div className="container-page py-14 md:py-24">
        <p className="flex max-w-2xl items-center gap-4 rounded-lg border border-input bg-card px-5 py-4 md:px-6 md:py-5">
          <SearchIcon className="size-6 shrink-0 text-muted-foreground" />
          <span className="font-display text-3xl font-bold tabular-nums md:text-4xl">{texts.code}</span>
        </p>
        <p className="mt-4 text-sm text-muted-foreground">{texts.results}</p>
        <h1 className="heading-1 mt-10 border-l-4 border-primary pl-5 md:pl-7">{missing.title}</h1>
        <p className="mt-4 max-w-[60ch] pl-6 text-lead text-muted-foreground md:pl-8">{missing.text}</p>
        <div className="mt-8 flex flex-wrap gap-3 pl-6 md:pl-8">
          {actions ?? <NotFoundLinks texts={texts} />}
        </div>
        {children}
      </div>
    </div>
  );
}

export function NotFoundLinks({ texts }: { texts: NotFoundTexts }) {
  return (
    <>
      <ButtonLink href={routes.home}>{texts.home}</ButtonLink>
      <ButtonLink href={routes.services} variant="outline">
        {texts.services}
      </ButtonLink>
    </>
  );
}
