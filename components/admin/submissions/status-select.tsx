import { NativeSelect } from '@/components/ui/native-select';
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
        <NativeSelect
          value={status}
          onChange={({ target }) => {
            const chosen = statuses.find(({ value }) => value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {!isKnown && <option value={status}>{statusLabel(status)}</option>}
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </label>
      <span className="flex h-11 items-center max-sm:hidden">
        <StatusBadge status={status} />
      </span>
      <StatusProblem problem={problem} onRetry={() => problem && onChange(problem.wanted)} />
    </div>
  );
}
