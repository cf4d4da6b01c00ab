import type { ReactNode } from 'react';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { AdminFailure } from '@/lib/action';
import { formatFull } from '@/lib/format/dates';
import type { ServiceOption } from '@/lib/services/options';
import type { Submission } from '@/lib/submissions/admin-row';
import { ReadyButton } from '../layout/ready-button';
import { DeliveryState } from './delivery-state';
import { Notes } from './notes';
import { StatusHistory } from './status-history';
import { StatusSelect } from './status-select';
import { SubmissionFacts } from './submission-facts';
import { type Neighbours, SubmissionSteps } from './submission-steps';
import { useRecord } from './use-record';
import type { Statuses } from './use-statuses';

type DetailsDialogProps = {
  submission: Submission;
  services: readonly ServiceOption[];
  neighbours: Neighbours;
  statuses: Statuses;
  /** Grows with every change that was saved, so that what is shown beside it is read again. */
  revision: number;
  sessionOver: boolean;
  undo: ReactNode;
  onFailure: (failure: AdminFailure) => void;
  onSaved: () => void;
  onMove: (submission: Submission) => void;
  onDelete: () => void;
  onClose: () => void;
};

export function DetailsDialog({
  submission,
  services,
  neighbours,
  statuses,
  revision,
  sessionOver,
  undo,
  onFailure,
  onSaved,
  onMove,
  onDelete,
  onClose,
}: DetailsDialogProps) {
  const { id, message } = submission;
  const record = useRecord({ id, revision, onStatus: statuses.learn, onFailure });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title="Submission Details"
        description={`Submitted on ${formatFull(submission.created_at)}`}
        className="max-w-3xl"
      >
        <div className="grid grid-cols-1 gap-5">
          <SubmissionSteps {...neighbours} name={submission.name} onMove={onMove} />
          {sessionOver && <SessionNotice />}
          <StatusSelect
            status={statuses.of(submission)}
            problem={statuses.problemOf(id)}
            onChange={(status) => statuses.set(submission, status)}
          />
          {undo}
          <section aria-labelledby="submission-message">
            <h3 id="submission-message" className="text-sm font-medium text-muted-foreground">
              Message
            </h3>
            <p className="mt-1 rounded-md border bg-card px-4 py-3 whitespace-pre-wrap [overflow-wrap:anywhere]">
              {message}
            </p>
          </section>
          <SubmissionFacts submission={submission} services={services} />
          <DeliveryState
            submissionId={id}
            delivery={record.answer?.delivery ?? submission}
            onSaved={onSaved}
            onFailure={onFailure}
          />
          <Notes key={id} submissionId={id} record={record} onSaved={onSaved} onFailure={onFailure} />
          <StatusHistory record={record} />
          <div className="flex flex-wrap justify-end gap-2.5 border-t pt-5">
            <ReadyButton variant="destructive" onClick={onDelete}>
              Delete
            </ReadyButton>
            <ReadyButton variant="outline" onClick={onClose}>
              Close
            </ReadyButton>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
