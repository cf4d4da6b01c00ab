'use client';

import { ReadyButton } from '../layout/ready-button';
import { useListNavigation } from '../list/list-navigation';
import { OutcomeNotice } from './outcome-notice';
import { type BinItem, useBringBack } from './use-bring-back';

type DeletedNoticeProps = {
  /** What was deleted last, from this list; null while nothing was. */
  item: BinItem | null;
  /** It is there again. */
  onBack: (item: BinItem) => void;
};

/** Where something was deleted: says that it lies in the bin, and brings it back. */
export function DeletedNotice({ item, onBack }: DeletedNoticeProps) {
  const { refresh } = useListNavigation();
  const { bring, pending, outcome } = useBringBack(() => {
    if (item) onBack(item);
    refresh();
  });
  return (
    <div aria-live="polite" className="grid gap-3 empty:absolute">
      {item && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-l-4 border-l-success bg-card px-4 py-2 text-sm">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            “{item.label}” lies in the{' '}
            <a href="/admin/bin" className="text-link">
              bin
            </a>{' '}
            for 30 days.
          </span>
          <ReadyButton variant="outline" size="sm" aria-disabled={pending} onClick={() => bring(item)}>
            Bring back
          </ReadyButton>
        </div>
      )}
      {outcome && outcome.item.itemId === (item ?? outcome.item).itemId && (
        <OutcomeNotice outcome={outcome} />
      )}
    </div>
  );
}
