import { useState } from 'react';
import { call } from '@/lib/action/call';
import { readState } from '@/lib/activity/admin-actions';
import { changeText } from '@/lib/activity/change-text';
import type { ActivityEntry } from '@/lib/activity/schema';
import { formatMoment } from '@/lib/format/dates';
import { FieldDifferences } from '../form/field-differences';
import { ReadyButton } from '../layout/ready-button';
import type { HistoryItem } from './history-item';

type HistoryStateProps<Fields> = {
  item: HistoryItem<Fields>;
  entry: ActivityEntry;
  /** The state before the entry, instead of the one after it. */
  isBefore?: boolean;
  fields: Fields;
  onLoad: (fields: Fields, name: string) => void;
};

export function HistoryState<Fields extends object>({
  item,
  entry,
  isBefore = false,
  fields,
  onLoad,
}: HistoryStateProps<Fields>) {
  const [state, setState] = useState<Fields | null>(null);
  const [problem, setProblem] = useState('');
  const moment = formatMoment(entry.at);
  const name = isBefore ? `before ${moment}` : `of ${moment}`;

  async function read(): Promise<Fields | null> {
    if (state) return state;
    setProblem('');
    const result = await call(readState, { entry: entry.id, isBefore });
    if (result.status === 'failure') {
      setProblem(`This state could not be loaded. ${result.message}`);
      return null;
    }
    const found = item.toFields(result.data);
    setState(found);
    return found;
  }

  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium">
            {isBefore ? (
              'As it was before'
            ) : (
              <time dateTime={entry.at} className="tabular-nums">
                {moment}
              </time>
            )}
          </p>
          {!isBefore && (
            <>
              <p className="text-sm text-muted-foreground [overflow-wrap:anywhere]">{entry.who}</p>
              <p className="text-sm [overflow-wrap:anywhere]">{changeText(entry)}</p>
            </>
          )}
        </div>
        <ReadyButton
          aria-label={`Load the state ${name} into the form`}
          onClick={async () => {
            const found = await read();
            if (found) onLoad(found, name);
          }}
          variant="outline"
          size="sm"
        >
          Load into the form
        </ReadyButton>
      </div>
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <details onToggle={({ currentTarget }) => currentTarget.open && void read()}>
        <summary className="text-link w-fit cursor-pointer leading-6 text-sm">
          Compare with the form as it is now
        </summary>
        {state && (
          <div className="mt-3">
            <FieldDifferences
              labels={item.labels}
              before={state}
              after={fields}
              removed="Only in this state"
              added="Only in the form now"
            />
          </div>
        )}
      </details>
    </li>
  );
}
