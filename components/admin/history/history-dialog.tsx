import { useCallback } from 'react';
import { call } from '@/lib/action/call';
import { listHistory } from '@/lib/activity/admin-actions';
import { HistoryFrame } from './history-frame';
import type { HistoryItem } from './history-item';
import { HistoryState } from './history-state';

type HistoryDialogProps<Fields> = {
  item: HistoryItem<Fields>;
  /** The form as it is now. */
  fields: Fields;
  onLoad: (fields: Fields, name: string) => void;
  onClose: () => void;
};

/** The states of one item, out of the log of changes. */
export function HistoryDialog<Fields extends object>({
  item,
  onClose,
  ...state
}: HistoryDialogProps<Fields>) {
  const { kind, itemId } = item;
  const read = useCallback(() => call(listHistory, { kind, itemId }), [kind, itemId]);
  return (
    <HistoryFrame
      description="Every change of the last year. Loading a state fills the form; saving stores it."
      empty="Nothing was changed yet."
      {...{ read, onClose }}
    >
      {(entries) => {
        const oldest = entries.at(-1);
        return (
          <>
            {entries.map((entry) => (
              <HistoryState key={entry.id} {...{ entry, item }} {...state} />
            ))}
            {oldest?.change === 'changed' && (
              <HistoryState isBefore {...{ entry: oldest, item }} {...state} />
            )}
          </>
        );
      }}
    </HistoryFrame>
  );
}
