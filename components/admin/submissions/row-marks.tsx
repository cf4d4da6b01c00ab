import { Badge } from '@/components/ui/badge';
import type { Submission } from '@/lib/submissions/admin-row';

export function RowMarks({ submission }: { submission: Submission }) {
  const { delivery_state, notes_count } = submission;
  return (
    <>
      {delivery_state === 'failed' && (
        <span className="text-xs font-semibold text-destructive">E-mail failed</span>
      )}
      {(delivery_state === 'waiting' || delivery_state === 'sending') && (
        <span className="text-xs font-semibold text-warning">E-mail waiting</span>
      )}
      {notes_count > 0 && (
        <Badge tone="outline">{notes_count === 1 ? '1 note' : `${notes_count} notes`}</Badge>
      )}
    </>
  );
}
