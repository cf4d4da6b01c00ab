import { ButtonLink } from '@/components/ui/button-link';
import type { NotFoundTexts } from '@/content/problems';
import { routes } from '@/lib/routes';
import type { ServiceLink } from '@/lib/services/link';
import { NotFoundSuggestions } from './not-found-suggestions';
import { NotFoundLinks, NotFoundView } from './not-found-view';

type MissingPageViewProps = { texts: NotFoundTexts; pathname: string; services: readonly ServiceLink[] };

export function MissingPageView({ texts, pathname, services }: MissingPageViewProps) {
  return (
    <NotFoundView
      texts={texts}
      actions={
        <>
          <NotFoundLinks texts={texts} />
          <ButtonLink href={routes.home} data-back="" variant="ghost" className="noscript:hidden">
            {texts.back}
          </ButtonLink>
        </>
      }
    >
      <NotFoundSuggestions heading={texts.popular} pathname={pathname} services={services} />
    </NotFoundView>
  );
}
