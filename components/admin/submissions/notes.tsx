import type { AdminFailure } from '@/lib/action';
import { formatFull } from '@/lib/format/dates';
import { NoteForm } from './note-form';
import type { RecordView } from './use-record';

type NotesProps = {
  submissionId: string;
  record: RecordView;
  onSaved: () => void;
  onFailure: (failure: AdminFailure) => void;
};

/** Notes of the staff on a submission, the newest last, and room for another. */
export function Notes({ submissionId, record: { answer, problem }, onSaved, onFailure }: NotesProps) {
  return (
    <section aria-labelledby="submission-notes">
      <h3 id="submission-notes" className="text-sm font-medium text-muted-foreground">
        Notes
      </h3>
      {problem && <p className="mt-1 font-medium text-destructive">Not read: {problem}</p>}
      {!answer && !problem && <p className="mt-1 text-muted-foreground">Loading...</p>}
      {answer?.notes.length === 0 && <p className="mt-1 text-muted-foreground">No notes yet.</p>}
      <ul>
        {answer?.notes.map(({ id, body, author_email, created_at }) => (
          <li key={id} className="border-b py-3">
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p>
            <p className="mt-1 text-sm text-muted-foreground">
              {author_email}, <time dateTime={created_at}>{formatFull(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      <NoteForm submissionId={submissionId} onSaved={onSaved} onFailure={onFailure} />
    </section>
  );
}
