import type { Submission } from '@/lib/submissions/admin-row';
import { ReadyButton } from '../layout/ready-button';
import { statusLabel } from './status-label';

export type LastAction =
  | { kind: 'status'; submission: Submission; from: string; to: string; hasLeft: boolean }
  | { kind: 'delete'; submission: Submission };

type UndoBarProps = {
  lastAction: LastAction | null;
  pending: boolean;
  /** Why it could not be undone. */
  problem: string;
  onUndo: () => void;
  onDismiss?: () => void;
};

export function UndoBar({ lastAction, pending, problem, onUndo, onDismiss }: UndoBarProps) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {lastAction && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-l-4 border-l-success bg-card px-4 py-2 text-sm">
          <span className="min-w-0 grow [overflow-wrap:anywhere]">
            {actionText(lastAction)}
            {problem && <span className="block font-medium text-destructive">{problem}</span>}
          </span>
          <span className="flex gap-2">
            <ReadyButton variant="outline" size="sm" aria-disabled={pending} onClick={onUndo}>
              Undo
            </ReadyButton>
            {onDismiss && (
              <ReadyButton variant="ghost" size="sm" onClick={onDismiss}>
                Dismiss
              </ReadyButton>
            )}
          </span>
        </div>
      )}
    </div>
  );
}

function actionText(lastAction: LastAction): string {
  const { name } = lastAction.submission;
  if (lastAction.kind === 'delete') return `${name} was deleted.`;
  const text = `${name}: ${statusLabel(lastAction.from)} → ${statusLabel(lastAction.to)}.`;
  return lastAction.hasLeft ? `${text} It no longer fits the filter and has left this list.` : text;
}
