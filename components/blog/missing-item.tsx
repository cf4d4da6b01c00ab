import { NotFoundView } from '@/components/layout/not-found-view';
import { ButtonLink } from '@/components/ui/button-link';
import type { NotFoundTexts } from '@/content/problems';
import { routes } from '@/lib/routes';

type MissingItemProps = { texts: NotFoundTexts; missing: { title: string; text: string }; back: string };

export function MissingItem({ texts, missing, back }: MissingItemProps) {
  return (
    <NotFoundView
      texts={texts}
      missing={missing}
      actions={<ButtonLink href={routes.blog}>{back}</ButtonLink>}
    />
  );
}
