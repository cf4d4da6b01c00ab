import { formatFull } from '@/lib/format/dates';
import { statusLabel } from './status-label';
import type { RecordView } from './use-record';

export function StatusHistory({ record: { answer } }: { record: RecordView }) {
  if (!answer || answer.history.length === 0) return null;
  return (
    <section aria-labelledby="submission-history">
      <h3 id="submission-history" className="text-sm font-medium text-muted-foreground">
        Status history
      </h3>
      <ol className="mt-1 grid gap-1.5 text-sm">
        {answer.history.map(({ from_status, to_status, changed_by_email, changed_at }) => (
          <li key={`${changed_at} ${to_status}`}>
            {statusLabel(from_status)} → {statusLabel(to_status)}{' '}
            <span className="text-muted-foreground">
              by {changed_by_email || 'the system'},{' '}
              <time dateTime={changed_at}>{formatFull(changed_at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
