import { useEffect, useRef, useState } from 'react';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import type { SubmissionRecord } from '@/lib/submissions/admin';
import { readSubmissionRecord } from '@/lib/submissions/admin-actions';

type RecordSetting = {
  id: string;
  /** Another number has it read again. */
  revision: number;
  onStatus: (id: string, status: string) => void;
  onFailure: (failure: AdminFailure) => void;
};

export type RecordView = {
  /** Null until it has come. */
  answer: SubmissionRecord | null;
  /** Why it could not be read; empty when it could. */
  problem: string;
};

const unread: RecordView = { answer: null, problem: '' };

/** What stands in the database about a submission at this moment; a read of an earlier one never overwrites it. */
export function useRecord({ id, revision, onStatus, onFailure }: RecordSetting): RecordView {
  const [read, setRead] = useState<{ id: string; view: RecordView }>({ id, view: unread });
  const report = useRef({ onStatus, onFailure });

  useEffect(() => {
    report.current = { onStatus, onFailure };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision asks for another read
  useEffect(() => {
    let isWanted = true;
    void call(readSubmissionRecord, { id }).then((result) => {
      if (!isWanted) return;
      if (result.status === 'success') {
        setRead({ id, view: { answer: result.data, problem: '' } });
        report.current.onStatus(id, result.data.status);
        return;
      }
      setRead((before) => ({
        id,
        view: { answer: before.id === id ? before.view.answer : null, problem: result.message },
      }));
      if (result.reason === 'session') report.current.onFailure(result);
    });
    return () => {
      isWanted = false;
    };
  }, [id, revision]);

  return read.id === id ? read.view : unread;
}
