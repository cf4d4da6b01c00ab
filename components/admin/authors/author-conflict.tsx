import { buttonBase, buttonSizes, buttonVariants } from '@/components/ui/button-styles';
import type { AuthorFields } from '@/lib/authors/admin-schema';
import { differences } from './field-labels';

type AuthorConflictProps = {
  mine: AuthorFields;
  theirs: AuthorFields;
  pending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

const button = `${buttonBase} ${buttonVariants.outline} ${buttonSizes.sm}`;

/** Somebody else was quicker: shows what they saved and lets the person decide whose version stays. */
export function AuthorConflict({ mine, theirs, pending, onLoad, onOverwrite }: AuthorConflictProps) {
  const differing = differences(mine, theirs);
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-md border border-l-4 border-warning bg-warning/10 px-4 py-3"
    >
      <p>Another administrator saved this author meanwhile. Nothing was overwritten.</p>
      {differing.length > 0 && (
        <dl className="grid gap-2 text-sm">
          {differing.map((field) => (
            <div key={field.name}>
              <dt className="font-medium">{field.label}, as they saved it</dt>
              <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{field.theirs || 'Empty'}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-2.5">
        <button type="button" aria-disabled={pending} onClick={() => pending || onLoad()} className={button}>
          Load their version
        </button>
        <button
          type="button"
          aria-disabled={pending}
          onClick={() => pending || onOverwrite()}
          className={button}
        >
          Overwrite with mine
        </button>
      </div>
    </div>
  );
}
