'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SessionNotice } from '@/components/admin/layout/session-notice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { AdminFailure } from '@/lib/action';
import type { ServiceOption } from '@/lib/services/options';
import type { Submission } from '@/lib/submissions/admin-row';
import { statuses as known, listAddress, type SubmissionView } from '@/lib/submissions/filters';
import { useListNavigation } from '../list/list-navigation';
import { DetailsDialog } from './details-dialog';
import { ShortcutsDialog } from './shortcuts-dialog';
import { SubmissionsTable } from './submissions-table';
import { type LastAction, UndoBar } from './undo-bar';
import { useDeletion } from './use-deletion';
import { useStatuses } from './use-statuses';
import { useSubmissionAddress } from './use-submission-address';

/** Closing dialogs give the focus back to what opened them first; that may be gone by now. */
const DIALOGS_CLOSE_MS = 60;

/** `revision` is that of the moment when the dialog was opened, whichever submissions it has shown since. */
type Opened = { submission: Submission; index: number; hasMoved: boolean; revision: number };

type SubmissionsBoardProps = {
  view: SubmissionView;
  submissions: Submission[];
  /** What enquiries may name. */
  services: readonly ServiceOption[];
  /** The one that the address names. */
  lead: Submission | null;
  empty: ReactNode;
};

/** The list with all that can be done to its submissions. */
export function SubmissionsBoard({ view, submissions, services, lead, empty }: SubmissionsBoardProps) {
  const { pending, refresh } = useListNavigation();
  const board = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState('');
  const [opened, setOpened] = useState<Opened | null>(() => lead && openedAt(submissions, lead));
  const [sessionOver, setSessionOver] = useState(false);
  const [revision, setRevision] = useState(0);
  const [lastAction, setLastAction] = useState<LastAction | null>(null);
  const [undoing, setUndoing] = useState(false);
  const [undoProblem, setUndoProblem] = useState('');

  const onFailure = ({ reason }: AdminFailure) => setSessionOver(reason === 'session');
  const onSaved = () => {
    setSessionOver(false);
    setRevision((number) => number + 1);
  };
  const remember = (done: LastAction | null) => {
    setUndoProblem('');
    setLastAction(done);
  };
  const statuses = useStatuses({
    submissions,
    onFailure,
    onSaved(change) {
      onSaved();
      if (!change) return;
      const hasLeft = view.status !== '' && view.status !== change.to;
      remember({ kind: 'status', ...change, hasLeft });
      // A filtered list shows what it says, and so does its count.
      if (view.status !== '') refresh();
    },
  });
  const deletion = useDeletion({
    onFailure,
    onDeleted(submission) {
      setSessionOver(false);
      remember({ kind: 'delete', submission });
      const index = rows.findIndex(({ id }) => id === submission.id);
      if (opened) leave();
      focusRow((rows[index + 1] ?? rows[index - 1])?.id);
      if (!opened) refresh();
    },
  });
  const rows = submissions.filter(({ id }) => !deletion.removed.includes(id));
  const lastIndex = useRef(-1);
  const address = useSubmissionAddress({
    list: listAddress(view),
    onTravel(id) {
      const there = rows.find((row) => row.id === id);
      setOpened(there ? { ...openedAt(rows, there), revision } : null);
      if (!there && opened && opened.revision !== revision) refresh();
    },
  });

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
    address.show(submission.id, opened !== null);
    const from = hasMoved && opened ? opened.revision : revision;
    setOpened({ ...openedAt(rows, submission), hasMoved, revision: from });
  }

  function close() {
    if (opened?.hasMoved) focusRow(opened.submission.id);
    leave(opened !== null && opened.revision !== revision);
  }

  function leave(isChanged = true) {
    setOpened(null);
    address.leave(() => isChanged && refresh());
  }

  async function undo() {
    if (!lastAction || undoing) return;
    if (lastAction.kind === 'status') {
      const before = known.find(({ value }) => value === lastAction.from);
      if (before) statuses.set(lastAction.submission, before.value);
      return;
    }
    setUndoing(true);
    const problem = await deletion.restore(lastAction.submission);
    setUndoing(false);
    if (problem) return setUndoProblem(problem);
    remember(null);
    refresh();
    focusRow(lastAction.submission.id);
  }

  const undoBar = { pending: undoing, problem: undoProblem, onUndo: undo };
  const isOfOpened = lastAction?.kind === 'status' && lastAction.submission.id === opened?.submission.id;
  return (
    <div ref={board} aria-busy={pending} className="grid grid-cols-1 gap-3">
      {sessionOver && !opened && <SessionNotice />}
      <UndoBar {...undoBar} lastAction={opened ? null : lastAction} onDismiss={() => remember(null)} />
      {rows.length === 0 ? (
        empty
      ) : (
        <SubmissionsTable
          submissions={rows}
          activeId={rows.some(({ id }) => id === activeId) ? activeId : (rows[0]?.id ?? '')}
          statuses={statuses}
          onActive={activate}
          onOpen={open}
          onDelete={deletion.ask}
          onUndo={undo}
        />
      )}
      <div className="max-lg:hidden">
        <ShortcutsDialog />
      </div>
      {opened && (
        <DetailsDialog
          services={services}
          submission={opened.submission}
          neighbours={neighboursOf(rows, opened)}
          statuses={statuses}
          revision={revision}
          sessionOver={sessionOver}
          undo={<UndoBar {...undoBar} lastAction={isOfOpened ? lastAction : null} />}
          onFailure={onFailure}
          onSaved={onSaved}
          onMove={(submission) => open(submission, true)}
          onDelete={() => deletion.ask(opened.submission)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={deletion.asked !== null}
        onOpenChange={(isOpen) => isOpen || deletion.pending || deletion.ask(null)}
        question="Are you sure you want to delete this submission?"
        explanation={
          deletion.asked
            ? `${deletion.asked.name}, with its notes and history. It can be restored for 30 days.`
            : undefined
        }
        confirmLabel="Delete"
        pending={deletion.pending}
        problem={deletion.problem}
        onConfirm={deletion.confirm}
      />
    </div>
  );
}

function openedAt(rows: readonly Submission[], submission: Submission): Opened {
  const index = rows.findIndex(({ id }) => id === submission.id);
  return { submission, index, hasMoved: false, revision: 0 };
}

/** Those before and after the opened one; it may have left the list since, for instance because its status changed. */
function neighboursOf(rows: readonly Submission[], { submission, index }: Opened) {
  const present = rows.findIndex(({ id }) => id === submission.id);
  const at = present === -1 ? index : present;
  if (at === -1) return {};
  return { previous: rows[at - 1], next: rows[present === -1 ? at : at + 1] };
}
