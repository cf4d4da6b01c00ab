import { buttonStyles } from '@/components/ui/button-styles';
import type { StoredDraft } from '@/lib/blog/admin-schema';
import { moment } from '@/lib/moments';
import { Notice } from '../layout/notice';

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
    <Notice tone="info" role="status">
      <p>
        There are changes that were typed on {moment(draft.savedAt)} and never saved.
        {isOutdated && ' The post was saved by somebody since; saving what you restore shows what differs.'}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <button
          type="button"
          onClick={onRestore}
          className={`${buttonStyles('outline', 'sm')} max-w-full whitespace-normal`}
        >
          Restore what you typed on {moment(draft.savedAt)}
        </button>
        <button type="button" onClick={onDiscard} className={buttonStyles('outline', 'sm')}>
          Discard
        </button>
      </div>
    </Notice>
  );
}
