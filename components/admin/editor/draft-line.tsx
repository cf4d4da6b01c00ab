import { timeOfDay } from '@/lib/moments';
import type { DraftState } from './use-autosave';

type DraftLineProps = { state: DraftState; isChanged: boolean; isNew: boolean };

/** Whether what was typed is safe. Said aloud only when it is not. */
export function DraftLine({ state, isChanged, isNew }: DraftLineProps) {
  if (state.kind === 'failed')
    return (
      <p role="status" className="text-sm text-warning">
        The draft is kept in this tab only. {state.message}
      </p>
    );
  const text = !isChanged
    ? isNew
      ? ''
      : 'Everything is saved.'
    : state.kind === 'stored'
      ? `Unsaved changes. Draft kept at ${timeOfDay(state.at)}.`
      : 'Unsaved changes.';
  return <p className="text-sm text-muted-foreground">{text}</p>;
}
