'use client';

import { useState } from 'react';
import { FieldDifferences } from '@/components/admin/form/field-differences';
import { call } from '@/lib/action/call';
import { readChange } from '@/lib/activity/admin-actions';
import type { ActivityEntry } from '@/lib/activity/schema';
import type { Change } from '@/lib/activity/values';

/** What a change made of what, read when somebody asks. */
export function ChangeDetails({ entry }: { entry: ActivityEntry }) {
  const [change, setChange] = useState<Change | null>(null);
  const [problem, setProblem] = useState('');
  const isDeletion = entry.change === 'deleted';

  async function read() {
    if (change) return;
    setProblem('');
    const result = await call(readChange, { entry: entry.id });
    if (result.status === 'failure') setProblem(`This change could not be loaded. ${result.message}`);
    else if (result.data) setChange(result.data);
    else setProblem('This entry of the log is over a year old and gone.');
  }

  const isEnded = isDeletion && change && Object.keys(change.labels).length === 0;
  return (
    <details className="mt-1" onToggle={({ currentTarget }) => currentTarget.open && void read()}>
      <summary className="text-link w-fit cursor-pointer leading-6">
        {isDeletion ? 'What went' : 'Before and after'}
      </summary>
      {problem && (
        <p role="alert" className="mt-2 text-destructive">
          {problem}
        </p>
      )}
      {isEnded && <p className="mt-2">It was deleted over 30 days ago, so its contents are gone.</p>}
      {change && !isEnded && (
        <div className="mt-3">
          <FieldDifferences {...change} removed={isDeletion ? 'Gone' : 'Before'} added="After" />
        </div>
      )}
    </details>
  );
}
