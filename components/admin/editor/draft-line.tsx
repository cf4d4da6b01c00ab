import { formatClock } from '@/lib/format/dates';
import type { DraftState } from './draft-keeper';

type DraftLineProps = { state: DraftState; isChanged: boolean; isNew: boolean };

/** Whether what was typed is safe. Said aloud only when it is not. */
export function DraftLine({ state, isChanged, isNew }: DraftLineProps) {
  if (isChanged && state.kind === 'failed')
    return (
      <p role="status" className="text-sm text-warning">
        {state.isInTab
          ? 'The draft is kept in this tab only.'
          : 'No draft is kept: copy what you need before you close this tab.'}{' '}
        {state.message}
      </p>
    );
  const text = !isChanged
    ? isNew
      ? ''
      : 'Everything is saved.'
    : state.kind === 'stored'
      ? `Unsaved changes. Draft kept at ${formatClock(state.at)}.`
      : 'Unsaved changes.';
  return <p className="text-sm text-muted-foreground">{text}</p>;
}
