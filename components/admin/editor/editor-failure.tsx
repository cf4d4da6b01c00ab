import { AdminHeading } from '../layout/admin-heading';
import { LoadError } from '../list/load-error';

/** In the place of the editor when what it needs could not be read: an empty form would overwrite a post. */
export function EditorFailure({ retry }: { retry: string }) {
  return (
    <>
      <AdminHeading title="Blog Admin" />
      <LoadError message="The post could not be loaded. Please try again." retry={retry} />
    </>
  );
}
