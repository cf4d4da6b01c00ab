import { useEffect, useRef, useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { setSubmissionStatus } from '@/lib/submissions/admin-actions';
import type { Submission } from '@/lib/submissions/admin-row';
import type { SubmissionStatus } from '@/lib/submissions/filters';
import { statusLabel } from './status-label';

type StatusSetting = {
  submissions: readonly Submission[];
  /** `from` is what it was before. */
  onSaved: (change?: { submission: Submission; from: string; to: string }) => void;
  onFailure: (failure: AdminFailure) => void;
};

export type StatusProblem = { wanted: SubmissionStatus; reason: string };

export type Statuses = {
  problemOf: (id: string) => StatusProblem | undefined;
  of: (submission: Submission) => string;
  set: (submission: Submission, status: SubmissionStatus) => void;
  learn: (id: string, status: string) => void;
};

/**
 * The statuses as they are shown: a change shows at once and is undone when it could not be saved. Changes are saved
 * one after the other, each expecting what the one before it left.
 */
export function useStatuses({ submissions, onSaved, onFailure }: StatusSetting): Statuses {
  const [shown, setShown] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<Record<string, StatusProblem>>({});
  const [source, setSource] = useState(submissions);
  const saved = useRef(new Map<string, string>());
  const wanted = useRef(new Map<string, string>());
  const queue = useRef(Promise.resolve());

  // A list from the server replaces what was learnt of its submissions before.
  if (source !== submissions) {
    setSource(submissions);
    setShown((all) => Object.fromEntries(Object.entries(all).filter(([id]) => !isListed(submissions, id))));
  }

  useEffect(() => {
    for (const { id } of submissions) saved.current.delete(id);
  }, [submissions]);

  const forget = (id: string) =>
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([each]) => each !== id)));
  const show = (id: string, status: string) => setShown((all) => ({ ...all, [id]: status }));

  async function save(submission: Submission, status: SubmissionStatus) {
    const { id, status: listed } = submission;
    const expected = saved.current.get(id) ?? listed;
    const result = expected === status ? null : await call(setSubmissionStatus, { id, expected, status });
    const inForce = result?.status === 'success' ? result.data : expected;
    saved.current.set(id, inForce);
    if (wanted.current.get(id) === status) {
      wanted.current.delete(id);
      show(id, inForce);
    }
    if (result?.status === 'failure') {
      toast.error(`Failed to update status: ${result.message}`);
      setProblems((all) => ({ ...all, [id]: { wanted: status, reason: result.message } }));
      onFailure(result);
    } else if (inForce === status) {
      toast.success('Status updated successfully');
      onSaved({ submission, from: expected, to: status });
    } else {
      toast.error(
        `Failed to update status: Another administrator set it to ${statusLabel(inForce)} meanwhile.`,
      );
      onSaved();
    }
  }

  return {
    of: ({ id, status }) => shown[id] ?? status,
    problemOf: (id) => problems[id],
    set: (submission, status) => {
      if ((shown[submission.id] ?? submission.status) === status) return;
      forget(submission.id);
      wanted.current.set(submission.id, status);
      show(submission.id, status);
      queue.current = queue.current.then(() => save(submission, status));
    },
    learn: (id, status) => {
      // What was read before a change was saved must not undo it.
      if (wanted.current.has(id)) return;
      saved.current.set(id, status);
      show(id, status);
    },
  };
}

function isListed(submissions: readonly Submission[], id: string): boolean {
  return submissions.some((submission) => submission.id === id);
}
