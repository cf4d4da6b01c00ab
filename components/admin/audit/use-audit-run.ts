'use client';

import { useEffect, useState } from 'react';
import type { AdminResult } from '@/lib/action';
import { unanswered as answerFor } from '@/lib/action/call';
import { readAudit, startAudit, stopAudit } from '@/lib/audit/runs/admin-actions';
import type { AuditRunView } from '@/lib/audit/runs/view';

type Call = (input: unknown) => Promise<AdminResult<AuditRunView>>;
type Failure = Extract<AdminResult<AuditRunView>, { status: 'failure' }>;

const POLL_MS = 1000;
const unanswered = (error: unknown) =>
  answerFor(error, 'An audit that runs goes on; open this page again later.');

export function useAuditRun(initial: AuditRunView) {
  const [run, setRun] = useState(initial);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [pending, setPending] = useState(false);

  async function call(action: Call) {
    const result = await action({}).catch(unanswered);
    setFailure(result.status === 'failure' ? result : null);
    if (result.status === 'success') setRun(result.data);
  }

  useEffect(() => {
    if (!run.running || failure) return;
    let isOpen = true;
    const timer = setTimeout(async () => {
      const result = await readAudit({}).catch(unanswered);
      if (!isOpen) return;
      if (result.status === 'success') setRun(result.data);
      else setFailure(result);
    }, POLL_MS);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [run, failure]);

  async function change(action: Call) {
    if (pending) return;
    setPending(true);
    await call(action);
    setPending(false);
  }

  return { run, failure, pending, start: () => change(startAudit), stop: () => change(stopAudit) };
}
