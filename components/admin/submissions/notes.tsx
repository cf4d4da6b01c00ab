import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import type { AdminFailure } from '@/lib/action';
import { call } from '@/lib/action/call';
import { toast } from '@/lib/browser/toast';
import { formatFull } from '@/lib/format/india-time';
import { addSubmissionNote } from '@/lib/submissions/admin-actions';
import { NOTE_MAXIMUM } from '@/lib/submissions/admin-schema';
import { keepNoteDraft, readNoteDraft } from './note-draft';
import type { RecordView } from './use-record';

type NotesProps = {
  submissionId: string;
  record: RecordView;
  onSaved: () => void;
  onFailure: (failure: AdminFailure) => void;
};

/** Notes of the staff on a submission, the newest last, and room for another. */
export function Notes({ submissionId, record: { answer, problem }, onSaved, onFailure }: NotesProps) {
  const [text, setText] = useState(() => readNoteDraft(submissionId));
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const noteId = useRef('');
  const field = useRef<HTMLTextAreaElement>(null);

  function type(value: string) {
    setText(value);
    setError('');
    keepNoteDraft(submissionId, value);
    // Another text is another note; the same one sent again is not.
    noteId.current = '';
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    noteId.current ||= crypto.randomUUID();
    setPending(true);
    const result = await call(addSubmissionNote, { id: submissionId, noteId: noteId.current, body: text });
    setPending(false);
    if (result.status === 'failure') {
      setError(result.fieldErrors?.body ?? `The note was not saved. ${result.message}`);
      field.current?.focus();
      onFailure(result);
      return;
    }
    type('');
    toast.success('Note added');
    onSaved();
  }

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
      <form method="post" noValidate onSubmit={submit} className="mt-3 grid gap-2">
        <label htmlFor="submission-note" className="text-sm font-medium">
          Add a note
        </label>
        <Textarea
          ref={field}
          id="submission-note"
          dir="auto"
          rows={3}
          value={text}
          maxLength={NOTE_MAXIMUM}
          readOnly={pending}
          onChange={({ target }) => type(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'submission-note-error' : undefined}
        />
        {error && (
          <p id="submission-note-error" className="text-sm font-medium text-destructive">
            {error}
          </p>
        )}
        <Button
          type="submit"
          variant="outline"
          size="sm"
          aria-disabled={pending}
          className="justify-self-start"
        >
          {pending ? 'Saving...' : 'Add note'}
        </Button>
      </form>
    </section>
  );
}
