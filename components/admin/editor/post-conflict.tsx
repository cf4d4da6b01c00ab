import type { EditorPost, PostFields } from '@/lib/blog/admin-schema';
import { useSettled } from '../email/use-settled';
import { notices, smallButton } from './editor-styles';
import { FieldDifferences } from './field-differences';
import { moment } from './moments';

type PostConflictProps = {
  /** What is stored now. */
  theirs: EditorPost;
  mine: PostFields;
  pending: boolean;
  onLoad: () => void;
  onOverwrite: () => void;
};

/** Comparing long texts takes too long to be done at every key. */
const PAUSE_MS = 600;

/** Somebody else was quicker: shows what differs and lets the person decide whose version stays. */
export function PostConflict({ theirs, mine: typed, pending, onLoad, onOverwrite }: PostConflictProps) {
  const mine = useSettled(typed, PAUSE_MS);
  return (
    <div role="alert" className={notices.warning}>
      <p>
        Another administrator saved this post on {moment(theirs.updatedAt)}. Nothing was overwritten; what you
        typed is still here.
      </p>
      <details open>
        <summary className="text-link w-fit cursor-pointer">Show what differs</summary>
        <div className="mt-3">
          <FieldDifferences
            before={theirs.fields}
            after={mine}
            removed="Only in theirs"
            added="Only in yours"
          />
        </div>
      </details>
      <div className="flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-disabled={pending}
          onClick={() => pending || onLoad()}
          className={smallButton}
        >
          Load theirs
        </button>
        <button
          type="button"
          aria-disabled={pending}
          onClick={() => pending || onOverwrite()}
          className={smallButton}
        >
          Overwrite with mine
        </button>
      </div>
    </div>
  );
}
