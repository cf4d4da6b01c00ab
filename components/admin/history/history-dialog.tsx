import { useEffect, useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { listHistory } from '@/lib/activity/admin-actions';
import type { ActivityEntry } from '@/lib/activity/schema';
import { Notice } from '../layout/notice';
import { SessionNotice } from '../layout/session-notice';
import type { HistoryItem } from './history-item';
import { HistoryState } from './history-state';

type HistoryDialogProps<Fields> = {
  item: HistoryItem<Fields>;
  /** The form as it is now. */
  fields: Fields;
  onLoad: (fields: Fields, name: string) => void;
  onClose: () => void;
};

/** The states of one item, out of the log of changes. It is mounted while it is open. */
export function HistoryDialog<Fields extends object>({
  item,
  onClose,
  ...state
}: HistoryDialogProps<Fields>) {
  const { kind, itemId } = item;
  const [entries, setEntries] = useState<ActivityEntry[] | null>(null);
  const [failure, setFailure] = useState<AdminFailure | null>(null);
  const oldest = entries?.at(-1);

  useEffect(() => {
    let isWanted = true;
    void call(listHistory, { kind, itemId }).then((result) => {
      if (!isWanted) return;
      if (result.status === 'success') setEntries(result.data);
      else setFailure(result);
    });
    return () => {
      isWanted = false;
    };
  }, [kind, itemId]);

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title="History"
        description="Every change of the last year. Loading a state fills the form; saving stores it."
        className="w-full max-w-3xl"
      >
        {failure?.reason === 'session' && <SessionNotice />}
        {failure && failure.reason !== 'session' && (
          <Notice tone="failure">
            <p>The history could not be loaded. {failure.message}</p>
          </Notice>
        )}
        {!failure && (
          <p role="status" className="text-sm text-muted-foreground">
            {!entries ? 'The history is being read.' : entries.length === 0 && 'Nothing was changed yet.'}
          </p>
        )}
        <ol className="divide-y">
          {entries?.map((entry) => (
            <HistoryState key={entry.id} {...{ entry, item }} {...state} />
          ))}
          {oldest?.change === 'changed' && <HistoryState isBefore {...{ entry: oldest, item }} {...state} />}
        </ol>
      </DialogContent>
    </Dialog>
  );
}
