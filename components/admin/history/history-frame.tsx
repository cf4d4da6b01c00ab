import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { AdminFailure, AdminResult } from '@/lib/action';
import { Notice } from '../layout/notice';
import { SessionNotice } from '../layout/session-notice';

type HistoryFrameProps<State> = {
  description: string;
  /** Said where there is none yet. */
  empty: string;
  /** Asked once for each function that is given. */
  read: () => Promise<AdminResult<State[]>>;
  onClose: () => void;
  children: (states: readonly State[]) => ReactNode;
};

/** The dialog that lists the states of an item. It is mounted while it is open. */
export function HistoryFrame<State>({ description, empty, read, ...props }: HistoryFrameProps<State>) {
  const { onClose, children } = props;
  const [states, setStates] = useState<State[] | null>(null);
  const [failure, setFailure] = useState<AdminFailure | null>(null);

  useEffect(() => {
    let isWanted = true;
    void read().then((result) => {
      if (!isWanted) return;
      if (result.status === 'success') setStates(result.data);
      else setFailure(result);
    });
    return () => {
      isWanted = false;
    };
  }, [read]);

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title="History" description={description} className="w-full max-w-3xl">
        {failure?.reason === 'session' && <SessionNotice />}
        {failure && failure.reason !== 'session' && (
          <Notice tone="failure">
            <p>The history could not be loaded. {failure.message}</p>
          </Notice>
        )}
        {!failure && (
          <p role="status" className="text-sm text-muted-foreground">
            {!states ? 'The history is being read.' : states.length === 0 && empty}
          </p>
        )}
        <ol className="divide-y">{states && children(states)}</ol>
      </DialogContent>
    </Dialog>
  );
}
