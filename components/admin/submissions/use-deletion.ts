import { useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { setSubmissionDeleted } from '@/lib/submissions/admin-actions';
import type { Submission } from '@/lib/submissions/admin-row';

type DeletionSetting = {
  onDeleted: (submission: Submission) => void;
  onFailure: (failure: AdminFailure) => void;
};

export function useDeletion({ onDeleted, onFailure }: DeletionSetting) {
  const [asked, setAsked] = useState<Submission | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [removed, setRemoved] = useState<readonly string[]>([]);

  function ask(submission: Submission | null) {
    setProblem('');
    setAsked(submission);
  }

  async function confirm() {
    if (!asked) return;
    setPending(true);
    const result = await call(setSubmissionDeleted, { id: asked.id, deleted: true });
    setPending(false);
    if (result.status === 'failure') {
      setProblem(`Failed to delete submission: ${result.message}`);
      toast.error(`Failed to delete submission: ${result.message}`);
      onFailure(result);
      return;
    }
    ask(null);
    toast.success('Submission deleted successfully');
    setRemoved((ids) => [...ids, asked.id]);
    onDeleted(asked);
  }

  /** @returns why it could not be restored; empty when it was */
  async function restore({ id }: Submission): Promise<string> {
    const result = await call(setSubmissionDeleted, { id, deleted: false });
    if (result.status === 'failure') {
      onFailure(result);
      return `Not restored: ${result.message}`;
    }
    setRemoved((ids) => ids.filter((each) => each !== id));
    toast.success('Submission restored');
    return '';
  }

  return { asked, ask, pending, problem, confirm, restore, removed };
}
