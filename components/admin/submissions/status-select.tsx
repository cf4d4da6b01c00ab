import { controlStyles } from '@/components/ui/control-styles';
import { ChevronDownIcon } from '@/components/ui/icons';
import { type SubmissionStatus, statuses } from '@/lib/submissions/filters';
import { StatusBadge } from './status-badge';
import { statusLabel } from './status-label';
import { StatusProblem } from './status-problem';
import type { StatusProblem as StatusProblemData } from './use-statuses';

type StatusSelectProps = {
  status: string;
  problem: StatusProblemData | undefined;
  onChange: (status: SubmissionStatus) => void;
};

export function StatusSelect({ status, problem, onChange }: StatusSelectProps) {
  const isKnown = statuses.some(({ value }) => value === status);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <label className="grid w-full gap-1.5 sm:w-56">
        <span className="text-sm font-medium text-muted-foreground">Status</span>
        <span className="relative block">
          <select
            value={status}
            onChange={({ target }) => {
              const chosen = statuses.find(({ value }) => value === target.value);
              if (chosen) onChange(chosen.value);
            }}
            className={`${controlStyles} h-11 appearance-none pr-11!`}
          >
            {!isKnown && <option value={status}>{statusLabel(status)}</option>}
            {statuses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2" />
        </span>
      </label>
      <span className="flex h-11 items-center max-sm:hidden">
        <StatusBadge status={status} />
      </span>
      <StatusProblem problem={problem} onRetry={() => problem && onChange(problem.wanted)} />
    </div>
  );
}
