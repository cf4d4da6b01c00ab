import type { EditorPost } from '@/lib/blog/admin-schema';
import type { PostFields } from '@/lib/blog/post-fields';
import { moment } from '@/lib/format/moments';
import { ConflictNotice } from '../form/conflict-notice';
import { FieldDifferences } from '../form/field-differences';
import { useSettled } from '../layout/use-settled';
import { fieldLabels } from './field-labels';

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

export function PostConflict({ theirs, mine: typed, ...choice }: PostConflictProps) {
  const mine = useSettled(typed, PAUSE_MS);
  return (
    <ConflictNotice
      text={`Another administrator saved this post on ${moment(theirs.updatedAt)}. Nothing was overwritten; what you typed is still here.`}
      {...choice}
    >
      <details open>
        <summary className="text-link w-fit cursor-pointer">Show what differs</summary>
        <div className="mt-3">
          <FieldDifferences
            labels={fieldLabels}
            before={theirs.fields}
            after={mine}
            removed="Only in theirs"
            added="Only in yours"
          />
        </div>
      </details>
    </ConflictNotice>
  );
}
