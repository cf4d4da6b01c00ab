import { ReadyButton } from '../layout/ready-button';
import { statusLabel } from './status-label';
import type { StatusProblem as Problem } from './use-statuses';

type StatusProblemProps = { problem: Problem | undefined; onRetry: () => void };

export function StatusProblem({ problem, onRetry }: StatusProblemProps) {
  return (
    <span role="alert" className="empty:hidden">
      {problem && (
        <span className="grid justify-items-start gap-1 text-xs font-medium text-destructive">
          <span>
            Not saved as {statusLabel(problem.wanted)}. {problem.reason}
          </span>
          <ReadyButton variant="link" onClick={onRetry} className="min-h-6">
            Try again
          </ReadyButton>
        </span>
      )}
    </span>
  );
}
