import type { StoredDraft } from '@/lib/blog/admin-schema';
import { notices, smallButton } from './editor-styles';
import { moment } from './moments';

type RecoveryNoticeProps = {
  draft: StoredDraft;
  /** Whether the post was saved after the draft was begun. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers what was typed before a crash. */
export function RecoveryNotice({ draft, isOutdated, onRestore, onDiscard }: RecoveryNoticeProps) {
  return (
    <div role="status" className={notices.info}>
      <p>
        There are changes that were typed on {moment(draft.savedAt)} and never saved.
        {isOutdated && ' The post was saved by somebody since; saving what you restore shows what differs.'}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <button type="button" onClick={onRestore} className={`${smallButton} max-w-full whitespace-normal`}>
          Restore what you typed on {moment(draft.savedAt)}
        </button>
        <button type="button" onClick={onDiscard} className={smallButton}>
          Discard
        </button>
      </div>
    </div>
  );
}
