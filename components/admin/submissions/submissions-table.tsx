import { type KeyboardEvent, useRef } from 'react';
import type { Submission } from '@/lib/submissions/admin-row';
import { ListTable } from '../list/list-table';
import { SubmissionRow } from './submission-row';
import { readKey } from './table-keys';
import type { Statuses } from './use-statuses';

const COLUMNS = ['Name', 'Email / Phone', 'Service', 'City', 'Date', 'Status', 'Actions'];

type SubmissionsTableProps = {
  submissions: readonly Submission[];
  /** The one row that the Tab key reaches; the others are reached from it. */
  activeId: string;
  statuses: Statuses;
  onActive: (id: string) => void;
  onOpen: (submission: Submission) => void;
  onDelete: (submission: Submission) => void;
  onUndo: () => void;
};

/** A table where there is room, cards where there is none; its keys work only while the focus is in it. */
export function SubmissionsTable({
  submissions,
  activeId,
  statuses,
  onActive,
  onOpen,
  onDelete,
  onUndo,
}: SubmissionsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);

  function focus(index: number) {
    const id = submissions[index]?.id;
    if (id) body.current?.querySelector<HTMLElement>(`[data-submission="${CSS.escape(id)}"]`)?.focus();
  }

  function press(event: KeyboardEvent) {
    const row = (event.target as Element).closest<HTMLElement>('[data-submission]');
    const index = submissions.findIndex(({ id }) => id === row?.dataset.submission);
    const submission = submissions[index];
    const command = readKey(event, event.target === row);
    if (!submission || !command) return;
    event.preventDefault();
    if (command.kind === 'move') focus(index + command.by);
    if (command.kind === 'edge') focus(command.at === 'first' ? 0 : submissions.length - 1);
    if (command.kind === 'open') onOpen(submission);
    if (command.kind === 'status') statuses.set(submission, command.status);
    if (command.kind === 'delete') onDelete(submission);
    if (command.kind === 'undo') onUndo();
  }

  return (
    <ListTable
      caption="Form submissions, the newest first"
      columns={COLUMNS}
      body={{ ref: body, onKeyDown: press }}
    >
      {submissions.map((submission) => (
        <SubmissionRow
          key={submission.id}
          submission={submission}
          status={statuses.of(submission)}
          problem={statuses.problemOf(submission.id)}
          onRetry={() => {
            const problem = statuses.problemOf(submission.id);
            if (problem) statuses.set(submission, problem.wanted);
          }}
          isActive={submission.id === activeId}
          onActive={onActive}
          onOpen={onOpen}
          onDelete={onDelete}
        />
      ))}
    </ListTable>
  );
}
