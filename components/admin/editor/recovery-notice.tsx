import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { KeptDraft } from '@/lib/blog/admin-schema';
import { formatMoment } from '@/lib/format/dates';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';

type RecoveryNoticeProps = {
  draft: KeptDraft;
  /** Whether the post was saved after the draft was begun. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => Promise<void>;
};

export function RecoveryNotice({ draft, isOutdated, onRestore, onDiscard }: RecoveryNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const typedOn = formatMoment(draft.savedAt);

  async function discard() {
    setPending(true);
    await onDiscard();
    setPending(false);
    setIsAsking(false);
  }

  return (
    <Notice tone="info" role="status">
      <p>
        There are changes that were typed on {typedOn} and never saved. They stay until you decide; what you
        type meanwhile is kept beside them.
        {isOutdated && ' The post was saved by somebody since; saving what you restore shows what differs.'}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <ReadyButton onClick={onRestore} variant="outline" size="sm" className="max-w-full whitespace-normal">
          Restore what you typed on {typedOn}
        </ReadyButton>
        <ReadyButton onClick={() => setIsAsking(true)} variant="outline" size="sm">
          Discard
        </ReadyButton>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question="Discard this draft?"
        explanation={`What you typed on ${typedOn} is deleted on every device. This cannot be undone.`}
        confirmLabel="Discard draft"
        pending={pending}
        onConfirm={discard}
      />
    </Notice>
  );
}
