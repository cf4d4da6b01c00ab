import { AdminHeading } from '../layout/admin-heading';
import { LoadFailure } from '../list/load-failure';

/** In the place of the editor when what it needs could not be read: an empty form would overwrite a post. */
export function EditorFailure({ retry }: { retry: string }) {
  return (
    <>
      <AdminHeading title="Blog Admin" />
      <LoadFailure text="The post could not be loaded. Please try again." retry={retry} />
    </>
  );
}
