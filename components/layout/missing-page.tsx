import { ButtonLink } from '@/components/ui/button-link';
import { notFoundPage } from '@/content/problems';
import { routes } from '@/lib/routes';
import { NotFoundSuggestions } from './not-found-suggestions';
import { NotFoundLinks, NotFoundView } from './not-found-view';

export function MissingPageView({ pathname }: { pathname: string }) {
  return (
    <NotFoundView
      actions={
        <>
          <NotFoundLinks />
          <ButtonLink href={routes.home} data-back="" variant="ghost" className="noscript:hidden">
            {notFoundPage.back}
          </ButtonLink>
        </>
      }
    >
      <NotFoundSuggestions pathname={pathname} />
    </NotFoundView>
  );
}
