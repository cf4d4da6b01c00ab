import { buttonVariants } from '@/components/ui/button';
import { notFoundPage } from '@/content/problems';
import { routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { NotFoundSuggestions } from './not-found-suggestions';
import { NotFoundLinks, NotFoundView } from './not-found-view';

/** The not-found page in full: the buttons, what the visitor may have meant, and the popular pages. */
export function MissingPageView({ pathname }: { pathname: string }) {
  return (
    <NotFoundView
      actions={
        <>
          <NotFoundLinks />
          <a
            href={routes.home}
            data-back=""
            className={cn(buttonVariants({ variant: 'ghost' }), 'noscript:hidden')}
          >
            {notFoundPage.back}
          </a>
        </>
      }
    >
      <NotFoundSuggestions pathname={pathname} />
    </NotFoundView>
  );
}
