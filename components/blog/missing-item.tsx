import { NotFoundView } from '@/components/layout/not-found-view';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';

type MissingItemProps = { title: string; text: string; back: string };

export function MissingItem({ title, text, back }: MissingItemProps) {
  return (
    <NotFoundView title={title} text={text} actions={<ButtonLink href={routes.blog}>{back}</ButtonLink>} />
  );
}
