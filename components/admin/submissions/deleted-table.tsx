'use client';

import { useState } from 'react';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ListCell, ListRow, ListTable } from '@/components/admin/list/list-table';
import { RowAction, RowActions } from '@/components/admin/list/row-actions';
import { useRemoval } from '@/components/admin/list/use-removal';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { formatDay } from '@/lib/format/dates';
import { removeSubmissionForGood, setSubmissionDeleted } from '@/lib/submissions/admin-actions';
import type { Submission } from '@/lib/submissions/admin-row';
import { useListNavigation } from '../list/list-navigation';

const COLUMNS = ['Name', 'Email', 'Message', 'Deleted on', 'Actions'];
const texts = { removed: 'Submission deleted for good.', failed: 'Failed to delete submission' };

export function DeletedTable({ submissions }: { submissions: Submission[] }) {
  const { refresh } = useListNavigation();
  const removal = useRemoval(submissions, removeSubmissionForGood, texts);
  const [problems, setProblems] = useState<Record<string, string>>({});

  async function restore({ id, name }: Submission) {
    const result = await call(setSubmissionDeleted, { id, deleted: false });
    setProblems((all) => ({
      ...all,
      [id]: result.status === 'failure' ? `Not restored: ${result.message}` : '',
    }));
    if (result.status === 'failure') return;
    toast.success('Submission restored', { description: name });
    refresh();
  }

  return (
    <>
      {removal.sessionOver && <SessionNotice />}
      <ListTable caption="Deleted submissions, the newest first" columns={COLUMNS}>
        {removal.items.map((submission) => (
          <ListRow key={submission.id} head={submission.name}>
            <ListCell label="Email">{submission.email}</ListCell>
            <ListCell label="Message">
              <span className="line-clamp-2">{submission.message}</span>
            </ListCell>
            <ListCell label="Deleted on">
              <span className="whitespace-nowrap tabular-nums">{formatDay(submission.deleted_at ?? '')}</span>
            </ListCell>
            <ListCell>
              <RowActions>
                <RowAction
                  label={`Restore submission from ${submission.name}`}
                  onClick={() => restore(submission)}
                >
                  Restore
                </RowAction>
                <RowAction
                  label={`Delete submission from ${submission.name} for good`}
                  tone="danger"
                  onClick={() => removal.ask(submission)}
                >
                  Delete for good
                </RowAction>
              </RowActions>
              <span role="alert" className="mt-2 block text-sm font-medium text-destructive empty:hidden">
                {problems[submission.id]}
              </span>
            </ListCell>
          </ListRow>
        ))}
      </ListTable>
      <ConfirmDialog
        open={removal.asked !== null}
        onOpenChange={(isOpen) => isOpen || removal.cancel()}
        question="Are you sure you want to delete this submission for good?"
        explanation={
          removal.asked
            ? `${removal.asked.name}, with its notes and history. This cannot be undone.`
            : undefined
        }
        confirmLabel="Delete for good"
        pending={removal.pending}
        problem={removal.problem}
        onConfirm={() => removal.confirm()}
      />
    </>
  );
}
