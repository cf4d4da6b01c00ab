'use client';

import { useState } from 'react';
import type { AdminResult } from '@/lib/action';
import { call } from '@/lib/action/call';
import { endSession, endSessionsElsewhere } from '@/lib/auth/actions';
import type { OwnSession } from '@/lib/auth/sessions';
import { toast } from '@/lib/browser/toast';
import { formatMoment } from '@/lib/format/dates';
import { Notice } from '../layout/notice';
import { ReadyButton } from '../layout/ready-button';
import { ListSection } from '../list/list-section';
import { ListCell, ListRow, ListTable } from '../list/list-table';
import { RowAction, RowActions } from '../list/row-actions';

const COLUMNS = ['Device', 'Logged in', 'Last seen', 'Actions'];

/** Where somebody is logged in; whatever is ended is out with its next request. */
export function SessionsTable({ sessions }: { sessions: OwnSession[] }) {
  const [ended, setEnded] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [pending, setPending] = useState(false);
  const left = sessions.filter(({ id }) => !ended.includes(id));
  const others = left.filter(({ isThis }) => !isThis);

  async function end(
    gone: OwnSession[],
    action: (input: unknown) => Promise<AdminResult<unknown>>,
    input?: object,
  ) {
    if (pending) return;
    setPending(true);
    const result = await call(action, input);
    setPending(false);
    setProblem(result.status === 'failure' ? result.message : '');
    if (result.status === 'failure') return;
    setEnded((ids) => [...ids, ...gone.map(({ id }) => id)]);
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('[data-list]')?.focus();
    toast.success(gone.length === 1 ? 'Session ended' : 'All other sessions ended');
  }

  return (
    <ListSection label="Sessions">
      {problem && <Notice tone="failure">{problem}</Notice>}
      <ListTable caption="Where you are logged in" columns={COLUMNS}>
        {left.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => end([session], endSession, { id: session.id })}
          />
        ))}
      </ListTable>
      {others.length > 0 && (
        <ReadyButton
          variant="outline"
          className="justify-self-start"
          aria-disabled={pending}
          onClick={() => end(others, endSessionsElsewhere)}
        >
          End all other sessions
        </ReadyButton>
      )}
    </ListSection>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, startedAt, seenAt, isThis } = session;
  return (
    <ListRow head={device}>
      <ListCell label="Logged in">
        <time dateTime={startedAt}>{formatMoment(startedAt)}</time>
      </ListCell>
      <ListCell label="Last seen">
        {isThis ? 'This one, now' : <time dateTime={seenAt}>{formatMoment(seenAt)}</time>}
      </ListCell>
      <ListCell>
        {!isThis && (
          <RowActions>
            <RowAction label={`End the session of ${device}, ${formatMoment(startedAt)}`} onClick={onEnd}>
              End
            </RowAction>
          </RowActions>
        )}
      </ListCell>
    </ListRow>
  );
}
