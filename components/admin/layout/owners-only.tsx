import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { AdminHeading } from './admin-heading';

/** In place of a page that an editor may not open. */
export function OwnersOnly() {
  return (
    <>
      <title>For owners only</title>
      <AdminHeading
        title="For owners only"
        subtitle="Your account is an editor's, and this page is for owners. Ask one of them if you need something here."
      />
      <ButtonLink href={routes.admin} variant="outline">
        Back to the submissions
      </ButtonLink>
    </>
  );
}
