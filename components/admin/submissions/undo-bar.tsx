import { Button } from '@/components/ui/button';
import type { Submission } from '@/lib/submissions/admin-row';
import { statusLabel } from './status-label';

export type Deed =
  | { kind: 'status'; submission: Submission; from: string; to: string; hasLeft: boolean }
  | { kind: 'delete'; submission: Submission };

type UndoBarProps = {
  deed: Deed | null;
  pending: boolean;
  /** Why it could not be undone. */
  problem: string;
  onUndo: () => void;
  onDismiss?: () => void;
};

export function UndoBar({ deed, pending, problem, onUndo, onDismiss }: UndoBarProps) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {deed && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-l-4 border-l-success bg-card px-4 py-2 text-sm">
          <span className="min-w-0 grow [overflow-wrap:anywhere]">
            {deedText(deed)}
            {problem && <span className="block font-medium text-destructive">{problem}</span>}
          </span>
          <span className="flex gap-2">
            <Button variant="outline" size="sm" aria-disabled={pending} onClick={onUndo}>
              Undo
            </Button>
            {onDismiss && (
              <Button variant="ghost" size="sm" onClick={onDismiss}>
                Dismiss
              </Button>
            )}
          </span>
        </div>
      )}
    </div>
  );
}

function deedText(deed: Deed): string {
  const { name } = deed.submission;
  if (deed.kind === 'delete') return `${name} was deleted.`;
  const text = `${name}: ${statusLabel(deed.from)} → ${statusLabel(deed.to)}.`;
  return deed.hasLeft ? `${text} It no longer fits the filter and has left this list.` : text;
}
