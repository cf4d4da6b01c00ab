import type { AuthorFields } from '@/lib/authors/admin-schema';
import { ConflictNotice } from '../form/conflict-notice';
import { differences } from './field-labels';

type AuthorConflictProps = {
  mine: AuthorFields;
  theirs: AuthorFields;
  pending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

export function AuthorConflict({ mine, theirs, ...choice }: AuthorConflictProps) {
  return (
    <ConflictNotice
      text="Another administrator saved this author meanwhile. Nothing was overwritten."
      {...choice}
    >
      <dl className="grid gap-2 text-sm empty:hidden">
        {differences(mine, theirs).map((field) => (
          <div key={field.name}>
            <dt className="font-medium">{field.label}, as they saved it</dt>
            <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{field.theirs || 'Empty'}</dd>
          </div>
        ))}
      </dl>
    </ConflictNotice>
  );
}
