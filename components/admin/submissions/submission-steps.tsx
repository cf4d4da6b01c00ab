import type { ReactNode } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons';
import type { Submission } from '@/lib/submissions/admin-row';
import { ReadyButton } from '../layout/ready-button';

export type Neighbours = { previous?: Submission; next?: Submission };
type SubmissionStepsProps = Neighbours & { name: string; onMove: (submission: Submission) => void };

export function SubmissionSteps({ previous, next, name, onMove }: SubmissionStepsProps) {
  return (
    <div className="flex items-center gap-2.5">
      <Step to={previous} label="Previous submission" onMove={onMove}>
        <ArrowLeftIcon className="size-4" />
      </Step>
      <Step to={next} label="Next submission" onMove={onMove}>
        <ArrowRightIcon className="size-4" />
      </Step>
      <span role="status" className="min-w-0 truncate text-sm text-muted-foreground">
        Submission from {name}
      </span>
    </div>
  );
}

type StepProps = {
  to: Submission | undefined;
  label: string;
  onMove: (submission: Submission) => void;
  children: ReactNode;
};

/** At the end of the page it stays focusable, so that the focus is not lost under one's finger. */
function Step({ to, label, onMove, children }: StepProps) {
  return (
    <ReadyButton
      variant="outline"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={!to}
      onClick={() => to && onMove(to)}
    >
      {children}
    </ReadyButton>
  );
}
