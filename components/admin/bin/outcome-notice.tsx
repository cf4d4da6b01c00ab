import { Notice } from '../layout/notice';
import type { Outcome } from './use-bring-back';

export function OutcomeNotice({ outcome: { item, address, notes, problem } }: { outcome: Outcome }) {
  if (problem)
    return (
      <Notice tone="failure">
        <p>
          “{item.label}” was not brought back. {problem}
        </p>
      </Notice>
    );
  return (
    <div
      role="status"
      className="grid gap-2 rounded-md border border-l-4 border-l-success bg-card px-4 py-3 text-sm"
    >
      <p className="[overflow-wrap:anywhere]">
        <a href={address} className="text-link">
          “{item.label}”
        </a>{' '}
        is back.
      </p>
      {notes.map((note) => (
        <p key={note} className="[overflow-wrap:anywhere]">
          {note}
        </p>
      ))}
    </div>
  );
}
