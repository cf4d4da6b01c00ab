'use client';

import { useEffect, useRef, useState } from 'react';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/call';
import { removeSubmission } from '@/lib/submissions/admin-actions';
import type { Submission } from '@/lib/submissions/admin-row';
import { toast } from '@/lib/toast';
import { useListNavigation } from '../list/list-navigation';
import { DetailsDialog } from './details-dialog';
import { ShortcutsDialog } from './shortcuts-dialog';
import { SubmissionsTable } from './submissions-table';
import { useStatuses } from './use-statuses';

/** Closing dialogs give the focus back to what opened them first; that may be gone by now. */
const DIALOGS_CLOSE_MS = 60;

/** `revision` is that of the moment when the dialog was opened, whichever submissions it has shown since. */
type Opened = { submission: Submission; index: number; hasMoved: boolean; revision: number };

/** The list with all that can be done to its submissions. */
export function SubmissionsBoard({ submissions }: { submissions: Submission[] }) {
  const { pending, refresh } = useListNavigation();
  const board = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<Submission | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [sessionOver, setSessionOver] = useState(false);
  const [revision, setRevision] = useState(0);

  const onFailure = ({ reason }: AdminFailure) => setSessionOver(reason === 'session');
  const onSaved = () => {
    setSessionOver(false);
    setRevision((number) => number + 1);
  };
  const statuses = useStatuses({ submissions, onSaved, onFailure });
  const rows = submissions.filter(({ id }) => !removed.includes(id));
  const lastIndex = useRef(-1);

  // A row that has the focus may leave the list with the next answer: the one in its place takes over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list has changed
  useEffect(() => {
    if (lastIndex.current >= 0 && document.activeElement === document.body)
      focusRow((rows[lastIndex.current] ?? rows.at(-1))?.id, true);
  }, [submissions]);

  function activate(id: string) {
    setActiveId(id);
    lastIndex.current = rows.findIndex((row) => row.id === id);
  }

  function focusRow(id: string | undefined, onlyIfLost = false) {
    setTimeout(() => {
      if (onlyIfLost && document.activeElement !== document.body) return;
      const row = id && board.current?.querySelector<HTMLElement>(`[data-submission="${CSS.escape(id)}"]`);
      (row || document.querySelector<HTMLElement>('[data-list]'))?.focus();
    }, DIALOGS_CLOSE_MS);
  }

  function open(submission: Submission, hasMoved = false) {
    activate(submission.id);
    setOpened({
      submission,
      index: rows.findIndex(({ id }) => id === submission.id),
      hasMoved,
      revision: hasMoved && opened ? opened.revision : revision,
    });
  }

  function close() {
    if (opened?.hasMoved) focusRow(opened.submission.id);
    if (opened && opened.revision !== revision) refresh();
    setOpened(null);
  }

  async function confirmDelete() {
    if (!deleting) return;
    setIsDeleting(true);
    const result = await call(removeSubmission, { id: deleting.id });
    setIsDeleting(false);
    setDeleting(null);
    if (result.status === 'failure') {
      toast.error(`Failed to delete submission: ${result.message}`);
      onFailure(result);
      return;
    }
    toast.success('Submission deleted successfully');
    setSessionOver(false);
    setOpened(null);
    const index = rows.findIndex(({ id }) => id === deleting.id);
    setRemoved((ids) => [...ids, deleting.id]);
    focusRow((rows[index + 1] ?? rows[index - 1])?.id);
    refresh();
  }

  return (
    <div ref={board} aria-busy={pending}>
      {sessionOver && !opened && (
        <div className="mb-4">
          <SessionNotice />
        </div>
      )}
      <SubmissionsTable
        submissions={rows}
        activeId={rows.some(({ id }) => id === activeId) ? activeId : (rows[0]?.id ?? '')}
        statuses={statuses}
        onActive={activate}
        onOpen={open}
        onDelete={setDeleting}
      />
      <div className="mt-4 max-lg:hidden">
        <ShortcutsDialog />
      </div>
      {opened && (
        <DetailsDialog
          submission={opened.submission}
          neighbours={neighboursOf(rows, opened)}
          statuses={statuses}
          revision={revision}
          sessionOver={sessionOver}
          onFailure={onFailure}
          onSaved={onSaved}
          onMove={(submission) => open(submission, true)}
          onDelete={() => setDeleting(opened.submission)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(isOpen) => isOpen || isDeleting || setDeleting(null)}
        question="Are you sure you want to delete this submission?"
        explanation={
          deleting ? `${deleting.name}, with its notes and history. This cannot be undone.` : undefined
        }
        confirmLabel="Delete"
        pending={isDeleting}
        onConfirm={confirmDelete}
      />
    </div>
  );
}

/** Those before and after the opened one; it may have left the list since, for instance because its status changed. */
function neighboursOf(rows: readonly Submission[], { submission, index }: Opened) {
  const present = rows.findIndex(({ id }) => id === submission.id);
  const at = present === -1 ? index : present;
  return { previous: rows[at - 1], next: rows[present === -1 ? at : at + 1] };
}
